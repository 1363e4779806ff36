import { draw } from '../world/random';
import type { NarrationRequest, Narrator, ScriptPiece } from './narrator';
import { introduce } from './introduce';
import { allWords } from './leaning';
import { withNewSums } from './named-sums';
import { realise, repeats, type Fullness } from './realise';
import { slotsOf } from './slots';

/** Length of a turn's text in UTF-16 code units. */
const TEXT_LENGTH = { min: 150, max: 400 } as const;
/** Turns below this length get additional pieces at random, so that lengths vary. */
const COMFORTABLE_LENGTH = 260;
/** From this length on, pieces that set the stage form a paragraph. */
const OWN_PARAGRAPH = 22;

/** Narrates turns with the storylets' own texts. Always answers; deterministic for a request. */
export const offlineNarrator: Narrator = {
  narrate: (request) => Promise.resolve(narrate(request)),
};

function narrate(request: NarrationRequest): string {
  const chosen = new Map<string, string>();
  const { opening, script } = request;
  const length = () =>
    [...chosen.values()].reduce((sum, text) => sum + text.length, opening.length);

  const core = script.filter(({ weight }) => weight === 'must');
  for (const fullness of ['usual', 'lean'] as const) {
    for (const piece of core) chosen.set(piece.id, realisePiece(piece, fullness, request));
    if (length() <= TEXT_LENGTH.max) break;
  }
  if (length() < TEXT_LENGTH.min) {
    for (const piece of core) chosen.set(piece.id, realisePiece(piece, 'full', request));
  }
  for (const piece of script) {
    if (piece.weight === 'must' || !hasRoom(piece, length(), request)) continue;
    const text = realisePiece(piece, 'lean', request);
    const isNew = ![...chosen.values()].includes(text) && !repeats(text, request.isNarrated);
    const fits = length() + text.length < TEXT_LENGTH.max - script.length;
    if (fits && isNew) chosen.set(piece.id, text);
  }
  return assemble(request, chosen);
}

function hasRoom(piece: ScriptPiece, length: number, { situation }: NarrationRequest): boolean {
  if (piece.weight === 'wish') return true;
  if (length < TEXT_LENGTH.min + 10) return true;
  if (piece.weight === 'need') return false;
  return length < COMFORTABLE_LENGTH && draw(situation.moment, `fill/${piece.id}`) < 0.33;
}

function realisePiece(piece: ScriptPiece, fullness: Fullness, request: NarrationRequest): string {
  const { situation, isNarrated, past } = request;
  const slots = slotsOf(situation, piece.bindings, piece.figures);
  const known = {
    said: past.turns.join('\n'),
    offered: (piece.follows ?? []).map(allWords).join('\n'),
  };
  const context = { situation, slots, fullness, isNarrated, known };
  const recalls = piece.recalls === true && past.turns.length > 0;
  return realise(
    piece.id,
    piece.passage,
    recalls ? { ...context, recalled: past.turns.join('\n') } : context,
  ).trim();
}

function assemble(
  { opening, script, isNarrated, situation, past }: NarrationRequest,
  chosen: ReadonlyMap<string, string>,
): string {
  let text = '';
  let paragraph: number | null = null;
  let stage = '';
  for (const piece of script) {
    const words = chosen.get(piece.id) ?? '';
    if (words === '') continue;
    const leadsOn = stage !== '' && piece.setsStage !== true && stage.length < OWN_PARAGRAPH;
    const breaks = (piece.paragraph !== paragraph && !leadsOn) || words.startsWith('「');
    text += (opening + text !== '' && breaks ? '\n' : '') + words;
    paragraph = piece.paragraph;
    stage = piece.setsStage === true ? stage + words : '';
  }
  const introduced = introduce(text, situation, past.named);
  const fits = opening.length + introduced.length <= TEXT_LENGTH.max;
  const whole = opening + (fits ? introduced : text);
  return withNewSums(whole.replace(/\n{2,}/gu, '\n'), isNarrated);
}
