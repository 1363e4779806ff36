import { expect, it } from 'vitest';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import { situationOf } from '../narration/testing/request-of';
import type { Action } from '../storylets/format/storylet';
import { isVetoed, withoutVetoed } from '../storylets/rules/vetoed';

const action = (text: Action['text'], more: Partial<Action> = {}): Action => ({
  ...{ id: 'deed', appeal: { 平和: 1, 景気: 1, 混沌: 1 }, text },
  ...more,
});
const travelling = (text: string) => situationOf({ equipment: { ...EMPTY_EQUIPMENT, text } });

const READS = action([['{me}は目録を読んだ。', '目録の一行が目に入る。']]);
const ASKS = action([['{me}は目録のことを訊いた。']]);
const UNABLE = { is: 'limit' as const, limits: ['no-reading' as const] };
const READS_OR_ASKS = action([
  {
    cases: [
      { when: [UNABLE], say: [['{me}は目録を読ませた。']] },
      { when: [], say: READS.text },
    ],
  },
]);

it('an action is vetoed by what it tells, for those who cannot do it', () => {
  expect(isVetoed(READS, travelling('字が読めない。'))).toBe(true);
  expect(isVetoed(READS, travelling('字が上手い。'))).toBe(false);
  expect(isVetoed(ASKS, travelling('字が読めない。'))).toBe(false);
});

it('an action that is told of them another way is not vetoed', () => {
  expect(isVetoed(READS_OR_ASKS, travelling('字が読めない。'))).toBe(false);
});

it('what an action says that it does counts, and not its words', () => {
  const one = travelling('字が読めない。');
  expect(isVetoed({ ...READS, does: [] }, one)).toBe(false);
  expect(isVetoed({ ...ASKS, does: ['read'] }, one)).toBe(true);
});

it('what can be left out vetoes nothing', () => {
  expect(
    isVetoed(action([{ maybe: ['{me}は目録を読んだ。'] }]), travelling('字が読めない。')),
  ).toBe(false);
});

it('those who are allowed nothing do what there is', () => {
  const one = travelling('字が読めない。');
  const left = (options: readonly Action[]) => withoutVetoed(options, (option) => option, one);
  expect(left([READS, ASKS])).toEqual([ASKS]);
  expect(left([READS])).toEqual([READS]);
});
