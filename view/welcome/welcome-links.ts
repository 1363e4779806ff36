import { pagePath, sectionPath } from '../../story/address';
import { DEFAULT_FIRST_WORD } from '../../story/first-word';
import { shownName } from '../../story/guest';
import type { ListedChapter } from '../../story/listed-chapter';
import type { StoryCover, TimelineEntry } from '../../story/public-lists';
import type { SectionRef } from '../../story/section-ref';
import { isShowcase } from '../../story/showcase';
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

/** The newest section of the showcase, with its beginning; null where it has no words. */
export function newestLink(
  { docid, onamae }: Omit<Showcase, 'listed'>,
  { chapter, section }: SectionRef,
  turn: Pick<Turn, 'turn' | 'hidden'> | undefined,
): WelcomeLink | null {
  const words = turn === undefined || turn.hidden === true ? '' : beginningOf(turn.turn);
  if (words === '') return null;
  return {
    path: sectionPath(docid, chapter, section),
    label: welcomeTexts.newest(shownName(onamae), storyTexts.place(chapter, section)),
    words,
  };
}

const beginningOf = (text: string): string =>
  paragraphsOf(text).reduce(
    (words, paragraph) => (words.length < NEWEST_LETTERS ? `${words}${paragraph.trim()}` : words),
    '',
  );

/** Others' stories that were written last, each by its first line of speech; then the showcase's chapters. */
export function openingLinks(
  timeline: readonly TimelineEntry[],
  { docid, onamae, listed }: Showcase,
): readonly OpeningLink[] {
  const others = new Map<string, OpeningLink>();
  for (const { url, summary, cover } of timeline) {
    const [uid = ''] = url.split('/');
    if (cover === undefined || isShowcase(uid) || others.has(uid)) continue;
    others.set(uid, {
      path: pagePath(uid, 1),
      label: welcomeTexts.opening(shownName(cover.onamae), cover.theme),
      words: wordsOf(cover, summary),
      picture: drawnPath(cover.picture),
    });
  }
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
  return [...others.values(), ...chapters].slice(0, OPENINGS);
}

/** The default first line says nothing of a character: the newest words stand in its place. */
function wordsOf({ firstWord }: StoryCover, summary: string): string {
  const [, ...newest] = summary.split('　');
  return firstWord === DEFAULT_FIRST_WORD && newest.length > 0
    ? newest.join('　')
    : `「${firstWord}」`;
}
