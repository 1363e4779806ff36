import { FRAME } from '#content';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import type { Clue } from '../storylets/format/mystery';
import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import type { Traveller } from '../world/traveller';
import { shuffled } from '../world/random';
import type { StorySave } from './save';

/** So many clues are put together in the end. */
const GATHERED = 3;
const CLUE_PIECE = 'clue/';
/** Of a script's paragraphs. */
const PARAGRAPH = 4;

/** The chapter's clue, in its last scene. */
export function cluePiece(
  { chapter }: StorySave,
  { beat }: Storylet,
  { traveller }: Situation,
): ScriptPiece | null {
  if (beat !== 'closing') return null;
  const clue = FRAME.mystery.clues.find((one) => one.stage === chapter && suits(one, traveller));
  return clue === undefined
    ? null
    : plainPiece(`${CLUE_PIECE}${clue.id}`, [clue.wordings], PARAGRAPH);
}

/** The ids of the clues of a script. */
export function cluesIn(script: readonly ScriptPiece[]): readonly string[] {
  return script.flatMap(({ id }) =>
    id.startsWith(CLUE_PIECE) ? [id.slice(CLUE_PIECE.length)] : [],
  );
}

/** Puts three of the story's clues together at the end of its last chapter; null where it has fewer. */
export function gatheringPiece(
  { chapter, worlds, clues, seed }: StorySave,
  { beat }: Storylet,
): ScriptPiece | null {
  if (beat !== 'closing' || chapter !== worlds.length) return null;
  const { clues: all, gathering } = FRAME.mystery;
  const found = all.filter(({ id }) => clues.includes(id));
  if (found.length < GATHERED) return null;
  // Those of the camp lead to what happened, the last one most of all; others are drawn where a short story has too few.
  const ofCamp = found.filter(({ camps }) => camps !== undefined);
  const others = shuffled(
    { seed, chapter: 0, turn: 0 },
    'clues',
    found.filter((one) => !ofCamp.includes(one)),
  );
  const chosen = [...ofCamp.slice(-GATHERED), ...others].slice(0, GATHERED);
  const gathered = found.filter((one) => chosen.includes(one));
  const recalled = gathered.map((one) => one.recalled);
  return plainPiece('gathering', [gathering, ...recalled], PARAGRAPH);
}

function suits({ camps, wants }: Clue, { camp, want }: Traveller): boolean {
  return (camps?.includes(camp) ?? true) && (wants?.includes(want.id) ?? true);
}
