import { pagePath, sectionPath } from '../../story/address';
import { DEFAULT_FIRST_WORD } from '../../story/first-word';
import { shownName } from '../../story/guest';
import type { TurnAddress } from '../../story/favorite-key';
import type { ListedChapter } from '../../story/listed-chapter';
import type { TimelineEntry } from '../../story/public-lists';
import type { SectionRef } from '../../story/section-ref';
import { isShowcase } from '../../story/showcase';
import { beingWritten, storyEntries, type StoryEntry } from '../../story/story-entries';
import type { Turn } from '../../story/turn';
import { paragraphsOf } from '../../story/turn-text';
import { storyTexts } from '../texts/story-texts';
import { welcomeTexts } from '../texts/welcome';
import { drawnPath } from '../turn/drawn-path';

/** A way into a story, at home. */
export interface WelcomeLink {
  /** Below the base path. */
  readonly path: string;
  /** Whose story it is. */
  readonly label: string;
  readonly words: string;
}

/** One with a picture of the story. */
export interface OpeningLink extends WelcomeLink {
  /** The picture's path, or ''. */
  readonly picture: string;
}

/** The newest section is quoted up to the end of the paragraph that reaches so many letters: about what its rows hold. */
const NEWEST_LETTERS = 60;

/** How many stories home offers. */
const OPENINGS = 3;

interface Showcase {
  readonly docid: string;
  readonly onamae: string;
  readonly listed: readonly ListedChapter[];
}

/**
 * The newest section of the showcase, with its beginning; once the showcase has ended, of the story that was written last
 * among those that go on. null where it has no words.
 */
export function newestLink(
  showcase: Omit<Showcase, 'listed'>,
  at: SectionRef,
  turn: Pick<Turn, 'turn' | 'hidden' | 'continue'> | undefined,
  timeline: readonly TimelineEntry[],
): WelcomeLink | null {
  const other = turn?.continue === false ? beingWritten(timeline, showcase.docid) : undefined;
  if (other !== undefined) return linkTo(other, other.cover.onamae, other.words);
  const words = turn === undefined || turn.hidden === true ? '' : beginningOf(turn.turn);
  return linkTo({ docid: showcase.docid, ...at }, showcase.onamae, words);
}

const linkTo = (
  { docid, chapter, section }: TurnAddress,
  onamae: string,
  words: string,
): WelcomeLink | null =>
  words === ''
    ? null
    : {
        path: sectionPath(docid, chapter, section),
        label: welcomeTexts.newest(shownName(onamae), storyTexts.place(chapter, section)),
        words,
      };

const beginningOf = (text: string): string =>
  paragraphsOf(text).reduce(
    (words, paragraph) => (words.length < NEWEST_LETTERS ? `${words}${paragraph.trim()}` : words),
    '',
  );

/** Others’ stories that were written last, each by its first line of speech; then the showcase’s other volumes and its chapters. */
export function openingLinks(
  timeline: readonly TimelineEntry[],
  { docid, onamae, listed }: Showcase,
): readonly OpeningLink[] {
  const others = storyEntries(timeline).filter((entry) => entry.docid !== docid);
  const stories = [
    ...others.filter((entry) => !isShowcase(entry.docid)),
    ...others.filter((entry) => isShowcase(entry.docid)),
  ].map(openingOf);
  const chapters = listed.flatMap((chapter, index): OpeningLink[] =>
    chapter.ok && chapter.sections > 0 && chapter.title !== ''
      ? [
          {
            path: pagePath(docid, index + 1),
            label: welcomeTexts.opening(shownName(onamae), storyTexts.chapter(index + 1)),
            words: chapter.title,
            picture: drawnPath(chapter.picture ?? ''),
          },
        ]
      : [],
  );
  return [...stories, ...chapters].slice(0, OPENINGS);
}

const openingOf = ({ docid, cover, words }: StoryEntry): OpeningLink => ({
  path: pagePath(docid, 1),
  label: welcomeTexts.opening(shownName(cover.onamae), cover.theme),
  // The default first line says nothing of a character: the newest words stand in its place.
  words: cover.firstWord === DEFAULT_FIRST_WORD && words !== '' ? words : `「${cover.firstWord}」`,
  picture: drawnPath(cover.picture),
});
