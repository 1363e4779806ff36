import { draw } from '../world/random';
import { sentencesOf } from '../japanese/sentences';
import type { NarrationRequest, Narrator } from './narrator';
import type { ScriptPiece } from './script-piece';
import { introduce } from './introduce';
import { allWords } from './leaning';
import { withNewSums } from './named-sums';
import { isMaxim } from './maxim';
import { paceOf, TEXT_LENGTH } from './pace';
import { realise, repeats, type Fullness } from './realise';
import { slotsOf } from './slots';

/** From this length on, pieces that set the stage form a paragraph. */
const OWN_PARAGRAPH = 22;
/** Joining the pieces adds less than this: ends of paragraphs and reworded sums. */
const JOINED = 40;
/** What a later morning passes again: a part for each of several, and the first is enough where room is short. */
const PASSED_AGAIN = /^passed\/[^/]+$/u;
/** The share of answers that may open with a maxim where other wordings exist. */
const MAXIM_SHARE = 0.12;

/** Narrates turns with the storylets' own texts. Always answers; deterministic for a request. */
export const offlineNarrator: Narrator = {
  narrate: (request) => Promise.resolve(assemble(request, textsOfPieces(request))),
};

/** The text of each piece of the script that is told, by the piece's id. */
export function textsOfPieces(request: NarrationRequest): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  const { opening, script } = request;
  const length = () =>
    [...chosen.values()].reduce((sum, text) => sum + text.length, opening.length);

  const isAfterAnother = (piece: ScriptPiece) =>
    script.slice(0, script.indexOf(piece)).some(({ id }) => (chosen.get(id) ?? '') !== '');
  const hasRoom = (piece: ScriptPiece) =>
    pace.hasRoom(piece, length()) && (piece.neverFirst !== true || isAfterAnother(piece));

  const core = script.filter(({ weight }) => weight === 'must');
  const pace = paceOf(request.situation.moment);
  const isTooLong = () =>
    length() > TEXT_LENGTH.max - JOINED && assemble(request, chosen).length > TEXT_LENGTH.max;
  for (const fullness of [...pace.fullness, 'brief'] as const) {
    for (const piece of core) chosen.set(piece.id, realisePiece(piece, fullness, request));
    if (!isTooLong()) break;
  }
  for (const piece of core) if (piece.mayBeCut === true && isTooLong()) chosen.delete(piece.id);
  for (const piece of core.filter(({ id }) => PASSED_AGAIN.test(id))) {
    for (let parts = piece.passage.length - 1; parts > 0 && isTooLong(); parts -= 1) {
      const first = { ...piece, passage: piece.passage.slice(0, parts) };
      chosen.set(piece.id, realisePiece(first, 'brief', request));
    }
  }
  if (length() < TEXT_LENGTH.min) {
    for (const piece of core) chosen.set(piece.id, realisePiece(piece, 'full', request));
  }
  for (const piece of script) {
    if (piece.weight === 'must' || !hasRoom(piece)) continue;
    const text = realisePiece(piece, 'lean', request);
    const isNew = ![...chosen.values()].includes(text) && !repeats(text, request.isNarrated);
    const fits = length() + text.length < TEXT_LENGTH.max - script.length;
    if (fits && isNew) chosen.set(piece.id, text);
  }
  return chosen;
}

function realisePiece(piece: ScriptPiece, fullness: Fullness, request: NarrationRequest): string {
  const { situation, isNarrated, past } = request;
  const slots = slotsOf(situation, piece.bindings, piece.figures);
  const known = {
    said: past.turns.join('\n'),
    offered: (piece.follows ?? []).map(allWords).join('\n'),
  };
  const unwelcomeIn = unwelcomeFor(piece, request);
  const context = {
    situation,
    slots,
    fullness,
    isNarrated,
    known,
    unwelcomeIn,
    ...(piece.telling === undefined ? {} : { telling: piece.telling }),
    ...(piece.retells === undefined ? {} : { retold: piece.retells }),
  };
  const recalls = piece.recalls === true && past.turns.length > 0;
  return realise(
    piece.id,
    piece.passage,
    recalls ? { ...context, recalled: past.turns.join('\n') } : context,
  ).trim();
}

/** The wordings to avoid: worn-out words, and maxims at the beginning of most answers. */
function unwelcomeFor(
  { weight }: ScriptPiece,
  { role, situation, isOverBudget }: NarrationRequest,
): (part: number) => (text: string) => boolean {
  const { moment, traveller } = situation;
  const shunsMaxims =
    role === 'user' && weight === 'must' && draw(moment, 'maxim/first') >= MAXIM_SHARE;
  return (part) => (text) =>
    isOverBudget(text) ||
    (part === 0 && shunsMaxims && isMaxim(sentencesOf(text)[0] ?? '', traveller.name));
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
  const body = (fits ? introduced : text).replace(/\n{2,}/gu, '\n');
  // What is told word for word stays as it is.
  return opening + withNewSums(body, isNarrated);
}
