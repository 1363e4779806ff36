import type { Camp } from '../../../story/camp';
import { objectOf } from '../reading/want';
import type { Reading, Want } from '../schema/reading';
import type { Span } from '../schema/span';
import type { WantId } from '../vocabulary/wants';

const WANTS_OF_CAMP: Readonly<Record<Camp, readonly WantId[]>> = {
  平和: ['belong', 'go-home', 'protect', 'be-forgiven'],
  景気: ['own-house', 'be-paid', 'be-rich', 'be-recognised'],
  混沌: ['find-out', 'be-free', 'find-thing', 'be-recognised'],
};
const FROM_WHAT_IT_IS = 0.5;
const FROM_ITS_CAMP = 0.3;

/**
 * What a character wants that did not say so: from what it lost or is about to become, else from its camp, but nothing
 * that it says it does not want.
 */
export function wantOf(
  reading: Reading,
  camp: Camp | null,
  refused: ReadonlySet<WantId>,
  pick: (purpose: string) => number,
): Want {
  if (reading.want !== null) return reading.want;
  const gone = reading.ties.find(({ state }) => state !== 'living');
  const learning = reading.trades.find(
    ({ stage }) => stage === 'apprentice' || stage === 'aspiring',
  );
  const past = reading.limits.find(({ id }) => id === 'no-past');
  const enemy = reading.ties.find(({ id }) => id === 'enemy' || id === 'rival');
  const from = (id: WantId, span: Span): Want => ({
    id,
    object: objectOf(id, reading) ?? { kind: 'none' },
    span,
    confidence: FROM_WHAT_IT_IS,
  });
  if (past !== undefined) return from('regain-past', past.span);
  if (enemy !== undefined) return from('defeat', enemy.span);
  if (gone !== undefined)
    return from(gone.state === 'dead' ? 'hear-voice' : 'find-person', gone.span);
  if (learning !== undefined) {
    return from(learning.stage === 'aspiring' ? 'become' : 'finish-apprenticeship', learning.span);
  }
  const choice = WANTS_OF_CAMP[camp ?? '平和'].filter((one) => !refused.has(one));
  const id = choice[pick('want') % Math.max(1, choice.length)] ?? 'find-out';
  return {
    ...from(id, { source: 'camp', start: 0, end: 0, words: '' }),
    confidence: FROM_ITS_CAMP,
  };
}
