import { FRAME } from '#content';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import type { Option } from '../player/choose-action';
import type { Flourish } from '../storylets/format/flourish';
import type { Action, Storylet } from '../storylets/format/storylet';
import { placeIn, type Bindings, type Situation } from '../storylets/rules/situation';
import { mayOpenWithThought, mayQuip } from './cadence';
import { frameOf } from './chapter-frame';
import { inDeal } from './in-deal';
import type { StorySave } from './save';
import { isQuestion } from './scene-of';
import { GRAVE_THOUGHTS, THOUGHTS } from './thoughts';

/** The id of what a morning that begins again costs. */
export const TOOTH_SPENT = 'tooth-spent';

/** Paragraphs. */
const BEFORE = 0;
const DEED = 1;
const AFTER = 2;
/** The least appeal of an action that suits the camp. */
const OWN_APPEAL = 2;
/** Words with which an answer refers to something that was just said. */
const OF_SPEECH = /声|言|口|しゃべ|返事/u;

/** The pieces of the player's turn: an optional habit or thought, then the action. */
export function actionScript(
  save: StorySave,
  storylet: Storylet,
  bindings: Bindings,
  { action, outcome }: Option,
  flourish: Flourish | undefined,
  situation: Situation,
): ScriptPiece[] {
  const details = placeIn(situation)?.details ?? [];
  const isScene = storylet.at.length > 0 && storylet.beat !== 'opening';
  // The camp's thoughts do not fit the end of a chapter, an action that suits another camp, or, for 平和, a scene
  // without a conflict.
  const isOwn = action.appeal[situation.traveller.camp] >= OWN_APPEAL;
  const mayThink = isScene && storylet.beat !== 'closing' && isOwn;
  const { moment } = situation;
  const thinks =
    mayThink &&
    mayOpenWithThought(moment) &&
    (situation.traveller.camp !== '平和' || settles(action));
  const thoughts = isGrave(storylet) || !mayQuip(moment) ? GRAVE_THOUGHTS : THOUGHTS;
  const frame = frameOf(save);
  const isFirstMorning = situation.state.pass <= 1 && storylet.beat === 'opening';
  const isSilent = situation.traveller.limits.has('no-voice');
  const pieces: (ScriptPiece | null)[] = [
    isFirstMorning && save.chapter === 1 && isSilent
      ? plainPiece('silent', [FRAME.firstLine.silent], BEFORE)
      : null,
    isFirstMorning && save.chapter > 1 && !isSilent && followsSpeech(action)
      ? plainPiece('murmur', [FRAME.firstLine.murmurs], BEFORE)
      : null,
    isQuestion(storylet) ? plainPiece('first-line-turned', FRAME.firstLine.turned, BEFORE) : null,
    flourish === undefined
      ? null
      : plainPiece(`habit/${flourish.id}`, flourish.text, BEFORE, { weight: 'wish' }),
    thinks && flourish === undefined
      ? plainPiece('thought', thoughts, BEFORE, { weight: 'fill' })
      : null,
    isScene ? plainPiece('glance', [details], BEFORE, { weight: 'need' }) : null,
    plainPiece(`${storylet.id}/${action.id}`, action.text, DEED, {
      follows: [storylet.text],
      bindings,
      figures: outcome.figures,
    }),
    storylet.beat === 'found'
      ? plainPiece('resolve', [situation.world.quest.resolve], AFTER)
      : null,
    storylet.beat === 'opening' && situation.state.pass > 1
      ? plainPiece(TOOTH_SPENT, FRAME.ledger.spent, AFTER)
      : null,
    storylet.beat === 'closing' && frame.tellsTooth
      ? plainPiece('tooth', FRAME.ledger.tooth, AFTER, { mayBeCut: true })
      : null,
  ];
  return inDeal(
    pieces.filter((piece) => piece !== null),
    [storylet],
    situation,
  );
}

/** Whether a scene is too serious for jokes. */
function isGrave({ beat, tension }: Storylet): boolean {
  return tension >= 4 || beat === 'understood' || beat === 'stake' || beat === 'settled';
}

/** Whether some wording of an answer begins as if something had just been said. */
function followsSpeech({ text }: Action): boolean {
  return OF_SPEECH.test(JSON.stringify(text[0] ?? ''));
}

function settles({ effects = [] }: Action): boolean {
  return effects.some(({ does }) => does === 'settle');
}
