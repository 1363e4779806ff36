import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newEntry } from '../../story/entry';
import { paths } from '../../story/paths';
import { USER_TEXT_CASES, type UserTextCase } from '../../story/user-text/testing/user-text-cases';
import { ROOT } from '../../tools/support/root';
import { textConditions } from '../../tools/text-rules/conditions';
import { withConditions } from '../../tools/text-rules/with-conditions';
import { A } from './matrix/callers';
import { startDatabaseServer, type DatabaseServer } from './matrix/database-server';

let server: DatabaseServer;
beforeAll(async () => {
  server = await startDatabaseServer();
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

const ENTRY = newEntry({ uid: A, oid: 42, onamae: '灯', firstWord: 'また朝か。' }, new Date(0));

const isTaken = async (change: object): Promise<boolean> => {
  const { status } = await server.sendRaw(A, 'PUT', paths.entry(A), { ...ENTRY, ...change });
  return status === 200;
};

const stored = ({ field }: UserTextCase, text: string): object =>
  field === 'trait' ? { equipment: { ...ENTRY.equipment, text } } : { [field]: text };

it('the rules ask what story/ asks: npm run text-rules writes it', () => {
  const rules = readFileSync(`${ROOT}database.rules.json`, 'utf8');
  expect(withConditions(rules, textConditions())).toBe(rules);
});

describe.each(USER_TEXT_CASES.map((one) => [`${one.what} as ${one.field}`, one] as const))(
  '%s',
  (_, one) => {
    const { form, typed, rulesTake } = one;
    it('is taken as the form sends it, and refused otherwise', async () => {
      const isSent = 'sends' in form && form.sends === typed;
      expect(await isTaken(stored(one, typed))).toBe(isSent || rulesTake !== undefined);
      const sent = 'sends' in form ? [form.sends] : [];
      for (const text of sent) expect(await isTaken(stored(one, text))).toBe(true);
    });
  },
);

describe('what is chosen and not typed', () => {
  it.each([
    ['date', '"2026-11-22T15:04:05.678Z"', '"2026-11-22T15:04:05.678Z\u202E"'],
    ['date', '2026-11-22T15:04:05Z', 'yesterday'],
    ['date', '2026-11-22T15:04:05Z', '\u0000'],
    ['image', 'cat', 'cat\u0000'],
    ['image', 'moon', '\u202Emoon'],
    ['image', 'moon', 'javascript:alert(1)'],
    ['category', ['薬', '', '本', '', '', ''], ['薬\u202E', '', '', '', '', '']],
    ['category', ['食物', '', '', '', '', ''], ['なにか', '', '', '', '', '']],
  ])('%s is taken as %j and refused as %j', async (field, right, wrong) => {
    expect(await isTaken({ [field]: right })).toBe(true);
    expect(await isTaken({ [field]: wrong })).toBe(false);
  });

  it('a report’s words and date are as the form sends them', async () => {
    await server.reset({ [paths.member('story')]: { uid: 'story', onamae: '雪' } });
    const report = { date: '2026-11-22T15:04:05.678Z', reason: '一行\n二行' };
    const send = async (change: object) =>
      (await server.sendRaw(A, 'PUT', paths.report('story', A), { ...report, ...change })).status;
    for (const reason of ['\u202E', 'あ\u0000', 'ｱ', `あ${'\u0301'.repeat(9)}`, '\u3164']) {
      expect(await send({ reason }), reason).not.toBe(200);
    }
    expect(await send({ date: '\u200B' })).not.toBe(200);
    expect(await send({})).toBe(200);
  });
});
