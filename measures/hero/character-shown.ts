import type { Tokenise } from '../../engine/japanese/testing/tokens';
import { average } from '../format/average';
import {
  chaptersOf,
  isHeros,
  type MeasuredStory,
  type MeasuredTurn,
} from '../format/measured-story';
import { traitWords } from './trait-words';

export interface CharacterShown {
  /** The player's sections of a chapter that show the character. */
  readonly sections: number;
  /** Sections of a chapter in which the same words come up in another character's story, taken off `byWords`. */
  readonly byChance: number;
  readonly by: 'facts' | 'words';
  /** The same as told by words alone, which nobody notes. */
  readonly byWords: number;
}

/**
 * How many of the player's sections of a chapter show skill, limit, body, like or voice. Where the engine notes it, it is
 * counted; else sections that say a word of the trait outside the quoted trait, less those that say it in the next story
 * of the list, which was told for another trait.
 */
export function characterShown(
  stories: readonly MeasuredStory[],
  tokenise: Tokenise,
): CharacterShown {
  const pairs = stories.map((story, index) => {
    const words = traitWords(story.trait, tokenise);
    const other = stories[(index + 1) % stories.length] ?? story;
    const inStory = (one: MeasuredStory) =>
      perChapter(one, (turn) => speaksOf(words, unquoted(turn.text, one)));
    return { own: inStory(story), other: inStory(other) };
  });
  const byChance = average(pairs.map(({ other }) => other));
  const byWords = average(pairs.map(({ own }) => own)) - byChance;
  const isNoted = stories.some(({ turns }) => turns.some(({ facts }) => facts.shows !== undefined));
  if (!isNoted) return { sections: byWords, byChance, byWords, by: 'words' };
  const sections = average(stories.map((story) => perChapter(story, showsByFacts)));
  return { sections, byChance, byWords, by: 'facts' };
}

const showsByFacts = ({ facts }: MeasuredTurn): boolean => (facts.shows ?? []).length > 0;

function perChapter(story: MeasuredStory, shows: (turn: MeasuredTurn) => boolean): number {
  return average(
    chaptersOf(story).map((turns) => turns.filter((turn) => isHeros(turn) && shows(turn)).length),
  );
}

function speaksOf(words: readonly string[], text: string): boolean {
  return words.some((word) => text.includes(word));
}

/** The text without what the participant typed. */
function unquoted(text: string, { label, firstLine, name }: MeasuredStory): string {
  return [label, firstLine, name]
    .filter((one) => one !== '')
    .reduce((left, one) => left.replaceAll(one, ''), text);
}
