import { bracketsPair, sentencesOf } from '../../../../japanese/sentences';
import { weightOf, wordsIn, type Links } from './links';
import { noteOf } from './note';
import { sentencesWithSpeech } from './sentences';
import { speechesIn, type Speech } from './speeches';

/** What a text tells, without its wording. */
export interface Gist {
  /** What happens, in order. */
  readonly notes: readonly string[];
  /** What is said, in substance, with the speaker where the text names one. */
  readonly talk: readonly string[];
  /** Speech that stays word for word: something later depends on its wording. */
  readonly lines: readonly string[];
  /** Other words that later texts take up. */
  readonly props: readonly string[];
}

export interface GistOptions {
  readonly links: Links;
  /** Words that the section must have. */
  readonly essential: readonly string[];
  /** The traveller, whose deed is told; null where another person's is. */
  readonly doer: string | null;
  /** Whether a line is one that the traveller says. */
  readonly isTravellers: (line: string) => boolean;
  /** Whether a sentence was told before: it may not be told again. */
  readonly isNarrated: (sentence: string) => boolean;
}

interface Weighed {
  readonly words: string;
  readonly weight: number;
  readonly place: number;
}

/** The most of each, and of all together in UTF-16 code units. */
const NOTES = { count: 3, length: 84 } as const;
const TALK = { count: 3, length: 66 } as const;
const LINES = { count: 1, length: 40 } as const;
const PROPS = 5;
/** The least that hangs on a line that is quoted. */
const KEY = 6;
/** A note of fewer letters says nothing. */
const SHORTEST = 6;
/** More of a speech, while it is not longer than this. */
const SAID = 34;
const OTHERS = 2;
const SUM = /銀貨|[一二三四五六七八九十百]枚/u;

/**
 * What happens in each paragraph, what is said in it, and words to which later texts refer. What nothing refers to is left
 * out, for the narrator to invent.
 */
export function gistOf(text: string, options: GistOptions): Gist {
  const { links, essential, doer, isTravellers, isNarrated } = options;
  const paragraphs = text.split('\n').filter((paragraph) => paragraph !== '');
  const weigh = weigherOf(options);
  const told = paragraphs.flatMap((paragraph, at) =>
    bestFirst(
      sentencesWithSpeech(paragraph).map((sentence, place) => {
        const words = noteOf(sentence, links);
        return { words, place: at * 100 + place, weight: weigh(words, sentence) };
      }),
    ),
  );
  const speeches = paragraphs.map((paragraph) => speechesIn(paragraph, doer, isTravellers));
  const spoken = speeches.flatMap((ofParagraph, at) =>
    bestFirst(
      ofParagraph.map((speech, place) => {
        const words = substanceOf(speech, links);
        return { words, place: at * 100 + place, weight: weigh(words, speech.line) };
      }),
    ),
  );
  const notes = chosen(told, NOTES);
  const key = bestOf(
    speeches
      .flat()
      .map(({ line }) => line)
      .filter((line) => !sentencesOf(line).some(isNarrated)),
    (line) => (line.length > LINES.length ? 0 : weightOf(line, links)),
  );
  const lines = key !== undefined && weightOf(key, links) >= KEY ? [`「${key}」`] : [];
  const isSaid = (words: string) =>
    lines.some((line) =>
      words
        .split('：')
        .at(-1)
        ?.split('。')
        .every((one) => line.includes(one)),
    );
  const talk = chosen(spoken, TALK).filter((words) => !isSaid(words));
  const isTold = (word: string) => [...notes, ...talk, ...lines].some((one) => one.includes(word));
  const props = wordsIn(text)
    .filter(
      (word) =>
        word.length > 1 &&
        links(word) > 1 &&
        !isTold(word) &&
        !essential.some((one) => one.includes(word)),
    )
    .toSorted((one, other) => links(other) - links(one))
    .slice(0, PROPS);
  return { notes, talk, lines, props };
}

/** How much hangs on a note: what later texts take up, what the section must have, and the traveller's own deed. */
function weigherOf({
  links,
  essential,
  doer,
}: GistOptions): (words: string, from: string) => number {
  return (words, from) => {
    if (words.length < SHORTEST) return -1;
    const hangs = weightOf(words, links) / Math.sqrt(words.length);
    const has = essential.some((word) => word !== doer && from.includes(word)) ? 2 : 0;
    const isDeed = doer !== null && new RegExp(`^${doer}[はが]`, 'u').test(words);
    return hangs + has + (isDeed ? 2 : 0);
  };
}

/** The best of a paragraph weighs more than the second best of another one. */
function bestFirst(all: readonly Weighed[]): Weighed[] {
  const [best, ...rest] = all
    .filter(({ weight }) => weight >= 0)
    .toSorted((one, other) => other.weight - one.weight);
  return best === undefined ? [] : [{ ...best, weight: best.weight + 100 }, ...rest];
}

function chosen(
  all: readonly Weighed[],
  { count, length }: { readonly count: number; readonly length: number },
): string[] {
  let room = length;
  return all
    .toSorted((one, other) => other.weight - one.weight)
    .filter(({ words }, index) => {
      const isKept = index === 0 || words.length <= room;
      if (isKept) room -= words.length;
      return isKept;
    })
    .slice(0, count)
    .toSorted((one, other) => one.place - other.place)
    .map(({ words }) => words);
}

function bestOf<T>(all: readonly T[], weigh: (one: T) => number): T | undefined {
  return all.toSorted((one, other) => weigh(other) - weigh(one))[0];
}

/** Who says what, in the sentences on which most hangs. */
function substanceOf({ speaker, line }: Speech, links: Links): string {
  const sentences = line.split(/[。！？…]+[　]?/u).filter((one) => one.length > 1);
  const best = bestOf(sentences, (one) => weightOf(one, links) + one.length / 100) ?? '';
  const note = noteOf(best, links);
  const others = sentences.filter(
    (one) =>
      one !== best &&
      (SUM.test(one) || (wordsIn(one).some(links) && one.length + note.length < SAID)),
  );
  const words = [note, ...others.slice(0, OTHERS)].join('。');
  // A quotation of several sentences may have been cut.
  return `${speaker ?? 'だれか'}：${bracketsPair(words) ? words : words.replace(/[『』]/gu, '')}`;
}
