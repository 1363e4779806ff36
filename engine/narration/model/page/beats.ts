import type { NarrationRequest } from '../../narrator';
import type { ScriptPiece } from '../../script-piece';
import { inVoice } from '../../../character/voices/in-voice';
import { allWords } from '../../leaning';
import { STAND_INS } from '../../facts/stand-ins';
import { textsOfPieces } from '../../offline-narrator';
import { gistOf } from './gist/gist';
import { linksTo, type Later, type Links } from './gist/links';
import { noteOf } from './gist/note';
import { sentencesWithSpeech } from './gist/sentences';

/** What a piece of a script is for in its section. */
const PURPOSES = [
  ['わけ', /^because\//u],
  ['昨日のとおりに済むこと', /^passed\//u],
  ['まえの行いから', /^echo\//u],
  ['思い出すこと', /^(?:recall|heartened)\//u],
  ['先回りしたこと', /^forestalled\//u],
  ['手がかり', /^(?:clue\/|gathering$)/u],
  ['望み', /^want\//u],
  ['明くる日のこと', /^tomorrow\/\d+$/u],
  ['見せること', /^(?:notice|habit|tool|dread|limit|trait)\//u],
  ['絵', /^(?:sky|detail|more|light|glance|last-glance)$/u],
  ['添えること', /^(?:carried|left|tag|ledger-voice|tooth|tooth-spent|murmur|first-line-turned)$/u],
] as const;

export type Purpose =
  (typeof PURPOSES)[number][0] | '出来事' | '話すこと' | '言うべき台詞' | '道具立て';

/** What a section tells, by purpose, as notes. */
export type Beats = ReadonlyMap<Purpose, readonly string[]>;

/** Notes of a piece that is not what happens: as many, at most, and of so many UTF-16 code units together. */
const NOTES: Readonly<
  Partial<Record<Purpose, { readonly count: number; readonly length: number }>>
> = {
  添えること: { count: 3, length: 70 },
  昨日のとおりに済むこと: { count: 3, length: 70 },
  思い出すこと: { count: 3, length: 90 },
  先回りしたこと: { count: 3, length: 90 },
  見せること: { count: 2, length: 70 },
  // A want is stated and answered in one piece, of which the last sentence says most.
  望み: { count: 12, length: 260 },
};
const ONE_NOTE = { count: 1, length: 70 };

export interface BeatOptions {
  /** Words that the section must have. */
  readonly essential: readonly string[];
  /** Texts that are told or may be told after it. */
  readonly later: readonly Later[];
}

/**
 * The decided pieces of a section without their prose: who does what, what is said in substance, the words that later
 * sections take up. What nothing hangs on is left out, for the narrator to invent.
 * @param request With stand-ins.
 */
export function beatsOf(request: NarrationRequest, { essential, later }: BeatOptions): Beats {
  const texts = textsOfPieces(request);
  const links = linksTo(later);
  const beats = new Map<Purpose, readonly string[]>();
  for (const piece of request.script) {
    const text = texts.get(piece.id) ?? '';
    const purpose = purposeOf(piece);
    if (text === '' || purpose === '出来事') continue;
    const told = beats.get(purpose) ?? [];
    if (purpose === '絵' && told.length > 0) continue;
    // Of each chapter one sentence or two, of which none can be left out.
    const notes = purpose === '明くる日のこと' ? [text] : notesOf(text, purpose, links);
    beats.set(purpose, [...told, ...notes]);
  }
  const happens = request.script
    .filter((piece) => purposeOf(piece) === '出来事')
    .map(({ id }) => texts.get(id) ?? '')
    .join('\n');
  const doer = request.role === 'user' ? STAND_INS.me : null;
  const { notes, talk, lines, props } = gistOf(happens, {
    links,
    essential,
    doer,
    isTravellers: linesOfTraveller(request),
    isNarrated: request.isNarrated,
  });
  for (const [purpose, found] of [
    ['出来事', notes],
    ['話すこと', talk],
    ['言うべき台詞', lines],
    ['道具立て', props],
  ] as const) {
    if (found.length > 0) beats.set(purpose, found);
  }
  return beats;
}

/** Tells what the traveller says from what others say: in wordings its speech stands in 〈 〉. */
function linesOfTraveller({
  script,
  situation: { traveller },
}: NarrationRequest): (line: string) => boolean {
  const written = script.map(({ passage }) => allWords(passage)).join('\n');
  const spoken = [...written.matchAll(/〈[^〈〉]*〉/gu)].map(([speech]) =>
    inVoice(speech, traveller).replace(/^[「『]|[」』]$/gu, ''),
  );
  const patterns = spoken.map((line) => {
    const words = line
      .split(/\{[^{}]*\}/u)
      .map((one) => one.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
    return new RegExp(`^${words.join('.*')}$`, 'u');
  });
  return (line) => patterns.some((pattern) => pattern.test(line));
}

function purposeOf({ id }: ScriptPiece): Purpose {
  return PURPOSES.find(([, ids]) => ids.test(id))?.[0] ?? '出来事';
}

/** The first notes of a text that is told beside what happens. What the traveller's tag says stays as it was typed. */
function notesOf(text: string, purpose: Purpose, links: Links): string[] {
  const { count, length } = NOTES[purpose] ?? ONE_NOTE;
  const isWhole = (sentence: string) =>
    sentence.includes(STAND_INS.trait) ||
    sentence.includes(STAND_INS.guestLine) ||
    // What is said there has no line of its own.
    (purpose === '望み' && sentence.includes('「'));
  const notes = sentencesWithSpeech(text).map((sentence) =>
    isWhole(sentence) ? sentence.replace(/。$/u, '') : noteOf(sentence, links) || sentence,
  );
  let room = length;
  return notes.filter((note, index) => {
    const isKept =
      index === 0 || note.includes(STAND_INS.trait) || (index < count && note.length <= room);
    if (isKept) room -= note.length;
    return isKept;
  });
}
