import type { NarrationRequest, ScriptPiece } from '../../narrator';
import { textsOfPieces } from '../../offline-narrator';

/** What a piece of a script is for in its section. */
const PURPOSES = [
  ['わけ', /^because\//u],
  ['昨日のとおりに済むこと', /^passed\//u],
  ['まえの行いから', /^echo\//u],
  ['思い出すこと', /^recall\//u],
  ['手がかり', /^(?:clue\/|revelation$)/u],
  ['望み', /^want\//u],
  ['見せること', /^(?:notice|habit|tool|dread|limit)\//u],
  ['絵', /^(?:sky|detail|more|light|glance|last-glance)$/u],
  ['添えること', /^(?:carried|left|tag|ledger-voice|tooth|tooth-spent|murmur|first-line-turned)$/u],
] as const;

export type Purpose = (typeof PURPOSES)[number][0] | '出来事';

/** What a section tells, by purpose, in short sentences. */
export type Beats = ReadonlyMap<Purpose, readonly string[]>;

/** The most of one purpose, in UTF-16 code units. */
const LONGEST: Readonly<Partial<Record<Purpose, number>>> = {
  出来事: 230,
  絵: 45,
  添えること: 130,
};
const LONGEST_OTHER = 120;
/** Of that for what is told, the rest for what is said. */
const TOLD_SHARE = 0.6;

/**
 * The decided pieces of a section without their finished prose: what nobody says or does, and nothing hangs on, is left
 * out, for the narrator to invent.
 * @param request With stand-ins.
 * @param essential Words that the section must have.
 */
export function beatsOf(request: NarrationRequest, essential: readonly string[]): Beats {
  const texts = textsOfPieces(request);
  const people = request.situation.world.people.map(({ name }) => name);
  const beats = new Map<Purpose, string[]>();
  for (const piece of request.script) {
    const text = texts.get(piece.id) ?? '';
    if (text === '') continue;
    const purpose = purposeOf(piece);
    const told = beats.get(purpose) ?? [];
    if (purpose === '絵' && told.length > 0) continue;
    const most = LONGEST[purpose] ?? LONGEST_OTHER;
    beats.set(purpose, [...told, ...condensed(text, { essential, people, most })]);
  }
  return beats;
}

function purposeOf({ id }: ScriptPiece): Purpose {
  return PURPOSES.find(([, ids]) => ids.test(id))?.[0] ?? '出来事';
}

interface Weights {
  readonly essential: readonly string[];
  readonly people: readonly string[];
  readonly most: number;
}

/** The sentences on which most hangs, as many as have room; at least one. */
function condensed(text: string, { essential, people, most }: Weights): string[] {
  const sentences = sentencesWithSpeech(text);
  const has = (sentence: string, words: readonly string[]) =>
    words.some((word) => word !== '' && sentence.includes(word));
  const weigh = (sentence: string, place: number): number => {
    if (has(sentence, essential)) return 4;
    // How a scene begins and ends.
    if (place === 0 || place === sentences.length - 1) return 3;
    return /[「『《はが]/u.test(sentence) || has(sentence, people) ? 2 : 1;
  };
  const left = { told: most * TOLD_SHARE, said: most * (1 - TOLD_SHARE) };
  return sentences
    .map((sentence, place) => ({ sentence, place, weight: weigh(sentence, place) }))
    .toSorted((one, other) => other.weight - one.weight || one.place - other.place)
    .filter(({ sentence, weight }, index) => {
      const kind = sentence.includes('「') ? 'said' : 'told';
      const isKept = index === 0 || weight === 4 || (weight > 1 && sentence.length <= left[kind]);
      if (isKept) left[kind] -= sentence.length;
      return isKept;
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ sentence }) => sentence.replace(/。$/u, ''));
}

/** Cuts at ends of sentences outside of speech, after speech, and at line breaks. */
function sentencesWithSpeech(text: string): string[] {
  const sentences: string[] = [];
  let depth = 0;
  let sentence = '';
  const letters = [...text];
  for (const [index, letter] of letters.entries()) {
    if (letter !== '\n') sentence += letter;
    if (/[「『（]/u.test(letter)) depth += 1;
    if (/[」』）]/u.test(letter)) depth -= 1;
    const next = letters[index + 1] ?? '';
    const isEnd = /[。！？]/u.test(letter) && !/[」』）！？]/u.test(next);
    const isSpeech = letter === '」' && !/[とのがをはにも、。」]/u.test(next);
    if (letter === '\n' || (depth === 0 && (isEnd || isSpeech))) {
      if (sentence !== '') sentences.push(sentence);
      sentence = '';
    }
  }
  return sentence === '' ? sentences : [...sentences, sentence];
}
