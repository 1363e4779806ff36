import { FRAME } from '#content';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import { OFFER_DECLINED, OFFER_TAKEN } from '../storylets/format/offer';
import type { PromiseOutcome } from '../storylets/format/promise-outcome';
import type { StorySave } from './save';
import { withChapter } from './lived';
import { isLastScene } from './scene-of';

const GOOD: ReadonlySet<PromiseOutcome | null> = new Set(['kept', 'repaid']);
/** The want is answered with yes after so many promises that were kept or repaid, of five as a rule … */
const ENOUGH = 3;
/** … and one fewer where the traveller let it go by for a promise, one more where it let a promise wait for it. */
const STAYED = 1;
/** Between its statement and its answer the want is nearer or at risk at the end of these chapters … */
const BETWEEN: ReadonlySet<number> = new Set([2, 4]);
/** … and something of it is remembered at the end of these, part by part. */
const REMEMBERED: readonly number[] = [1, 3];

/**
 * What the traveller's own want has to do with this section: stated on the first page, remembered, nearer or at risk at the
 * end of the chapters after it, answered as the last thing of all, on the first day that is not repeated, by how the chapters went. Null elsewhere.
 */
export function wantPiece(
  save: StorySave,
  storylet: Storylet,
  { traveller, state }: Situation,
): ScriptPiece | null {
  const words = FRAME.wants[traveller.want.id];
  if (words === undefined) return null;
  const told = (name: string, wordings: readonly string[]): ScriptPiece =>
    plainPiece(`want/${name}/${save.chapter}`, [wordings], 4);
  if (storylet.beat === 'opening') {
    return save.section === 2 && save.chapter === 1 ? told('stated', words.stated) : null;
  }
  const outcomes = withChapter({ ...save, state: { ...save.state, knowledge: state.knowledge } });
  const last = outcomes.at(-1)?.outcome ?? null;
  if (isLastScene(storylet)) {
    const good = outcomes.filter(({ outcome }) => GOOD.has(outcome)).length;
    const isTaken = hasLearnt(OFFER_TAKEN, outcomes);
    const owed = isTaken ? STAYED : hasLearnt(OFFER_DECLINED, outcomes) ? -STAYED : 0;
    if (good >= ENOUGH + owed && last !== 'lost') return told('answered', words.answered);
    return isTaken ? told('once', words.once) : told('unanswered', words.unanswered);
  }
  if (storylet.beat !== 'closing') return null;
  const remembered = words.recalled[REMEMBERED.indexOf(save.chapter)];
  if (remembered !== undefined) {
    return { ...told('recalled', []), passage: [remembered], mayBeCut: true };
  }
  if (!BETWEEN.has(save.chapter)) return null;
  const piece = GOOD.has(last) ? told('nearer', words.nearer) : told('at-risk', words.atRisk);
  return { ...piece, mayBeCut: true };
}

function hasLearnt(key: string, chapters: StorySave['lived']): boolean {
  return chapters.some(({ learnt }) => learnt.includes(key));
}

/** What crosses the traveller's mind in a section that would be too short. */
export function passingPiece({ traveller }: Situation): ScriptPiece | null {
  const words = FRAME.wants[traveller.want.id];
  return words === undefined
    ? null
    : plainPiece('want/passing', [words.passing], 3, { weight: 'last' });
}
