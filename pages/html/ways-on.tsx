import { pagePath } from '../../story/address';
import { nextSection } from '../../story/next-section';
import { pageCount, TURNS_PER_PAGE } from '../../story/page-bounds';
import { BASE_PATH, turnUrl } from '../../story/turn-url';
import { storyTexts } from '../../view/texts/story-texts';
import { nextTexts } from '../../view/turn/next-section';
import type { Shown } from '../shown/shown';
import { texts } from '../wording/texts';

/** The maximum number of chapters that are listed; links lead to the others one by one. */
const MOST_CHAPTERS = 60;

interface Way {
  readonly path: string;
  readonly text: string;
}

/** Navigation: back, on, and to every chapter. */
export function WaysOn({ shown }: { readonly shown: Shown }) {
  const { docid } = shown.story;
  const { chapter, page, turn } = shown.address;
  const [before, after] = turn === null ? besidePage(shown) : besideTurn(shown);
  const whole =
    turn === null ? null : { path: pagePath(docid, chapter, page), text: nextTexts.wholeStory };
  return (
    <>
      {(before ?? whole ?? after) !== null && (
        <nav aria-label={texts.waysOn}>
          {before !== null && <WayLink way={before} relation="prev" />}
          {whole !== null && <WayLink way={whole} />}
          {after !== null && <WayLink way={after} relation="next" />}
        </nav>
      )}
      <Contents shown={shown} />
    </>
  );
}

const WayLink = ({ way, relation }: { readonly way: Way; readonly relation?: 'prev' | 'next' }) => (
  <a href={`${BASE_PATH}${way.path}`} rel={relation}>
    {way.text}
  </a>
);

/** The number of a chapter's readable turns; 0 for a chapter that does not exist. */
function turnsOf({ story }: Shown, chapter: number): number {
  const listed = story.listed[chapter - 1];
  return listed?.ok === true ? listed.sections : 0;
}

function besidePage(shown: Shown): [Way | null, Way | null] {
  const { docid } = shown.story;
  const { chapter, page } = shown.address;
  const last = pageCount(turnsOf(shown, chapter - 1));
  const before =
    page > 1
      ? { path: pagePath(docid, chapter, page - 1), text: storyTexts.previousPage }
      : turnsOf(shown, chapter - 1) > 0
        ? { path: pagePath(docid, chapter - 1, last), text: texts.previousChapter(chapter - 1) }
        : null;
  const after =
    page < shown.pages
      ? {
          path: pagePath(docid, chapter, page + 1),
          text: storyTexts.nextSections(page * TURNS_PER_PAGE + 1),
        }
      : turnsOf(shown, chapter + 1) > 0
        ? { path: pagePath(docid, chapter + 1), text: storyTexts.nextChapter(chapter + 1) }
        : null;
  return [before, after];
}

function besideTurn(shown: Shown): [Way | null, Way | null] {
  const { docid } = shown.story;
  const { chapter } = shown.address;
  const section = shown.turns[0]?.section ?? 1;
  const way = (at: { chapter: number; section: number }, text: string): Way => ({
    path: `/${encodeURIComponent(docid)}${turnUrl({ docid, ...at }).slice(docid.length)}`,
    text,
  });
  const last = turnsOf(shown, chapter - 1);
  const next = nextSection(shown.story.listed, { chapter, section });
  const before =
    section > 1
      ? way({ chapter, section: section - 1 }, texts.previousSection)
      : last > 0
        ? way({ chapter: chapter - 1, section: last }, texts.previousSection)
        : null;
  return [before, next && way(next, nextTexts.label)];
}

/** The chapters with their titles; nothing for a story of one chapter. */
function Contents({ shown: { story, address } }: { readonly shown: Shown }) {
  const { docid, listed } = story;
  if (listed.length < 2 || listed.length > MOST_CHAPTERS) return null;
  return (
    <nav className="contents" aria-label={storyTexts.contents}>
      <h2>{storyTexts.contents}</h2>
      <ol>
        {listed.map((chapter, index) => {
          if (!chapter.ok || chapter.sections === 0) return null;
          const number = index + 1;
          const text = storyTexts.chapterTitle(number, chapter.title);
          const isHere = number === address.chapter && address.turn === null && address.page === 1;
          return (
            <li key={number}>
              {isHere ? text : <WayLink way={{ path: pagePath(docid, number), text }} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
