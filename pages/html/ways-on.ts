import { pagePath } from '../../story/address';
import { BASE_PATH, pageCount, turnUrl } from '../../story/turn-url';
import type { Shown } from '../view/shown';
import { escapeHtml } from '../wording/escape';
import { texts } from '../wording/texts';

/** A longer story's chapters are found by going on. */
const MOST_CHAPTERS = 60;

interface Way {
  readonly path: string;
  readonly text: string;
}

/** Where a reader goes from here: back, on, and to every chapter. */
export function waysOn(shown: Shown): string {
  const [before, after] = shown.address.turn === null ? besidePage(shown) : besideTurn(shown);
  const { docid } = shown.story;
  const { chapter, page, turn } = shown.address;
  const whole: Way = { path: pagePath(docid, chapter, page), text: texts.wholeStory };
  const links = [
    ...(before === null ? [] : [link(before, ' rel="prev"')]),
    ...(turn === null ? [] : [link(whole)]),
    ...(after === null ? [] : [link(after, ' rel="next"')]),
  ];
  return [
    ...(links.length === 0 ? [] : [`<nav aria-label="${texts.waysOn}">${links.join(' ')}</nav>`]),
    ...contents(shown),
  ].join('\n');
}

const link = ({ path, text }: Way, relation = ''): string =>
  `<a href="${BASE_PATH}${escapeHtml(path)}"${relation}>${escapeHtml(text)}</a>`;

/** The turns of a chapter that can be read; 0 for one that is not there. */
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
      ? { path: pagePath(docid, chapter, page - 1), text: texts.previousPage }
      : turnsOf(shown, chapter - 1) > 0
        ? { path: pagePath(docid, chapter - 1, last), text: texts.previousChapter(chapter - 1) }
        : null;
  const after =
    page < shown.pages
      ? { path: pagePath(docid, chapter, page + 1), text: texts.nextPage }
      : turnsOf(shown, chapter + 1) > 0
        ? { path: pagePath(docid, chapter + 1), text: texts.nextChapter(chapter + 1) }
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
  const before =
    section > 1
      ? way({ chapter, section: section - 1 }, texts.previousSection)
      : last > 0
        ? way({ chapter: chapter - 1, section: last }, texts.previousSection)
        : null;
  const after =
    section < turnsOf(shown, chapter)
      ? way({ chapter, section: section + 1 }, texts.nextSection)
      : turnsOf(shown, chapter + 1) > 0
        ? way({ chapter: chapter + 1, section: 1 }, texts.nextSection)
        : null;
  return [before, after];
}

/** The chapters with their titles; nothing where there is but one. */
function contents({ story, address }: Shown): string[] {
  const { docid, listed } = story;
  if (listed.length < 2 || listed.length > MOST_CHAPTERS) return [];
  const items = listed.flatMap((chapter, index) => {
    if (!chapter.ok || chapter.sections === 0) return [];
    const number = index + 1;
    const text = `${texts.chapter(number)}　${chapter.title}`.trimEnd();
    const isHere = number === address.chapter && address.turn === null && address.page === 1;
    const item = isHere ? escapeHtml(text) : link({ path: pagePath(docid, number), text });
    return [`<li>${item}</li>`];
  });
  return [
    `<nav class="contents" aria-label="${texts.contents}"><h2>${texts.contents}</h2><ol>${items.join('')}</ol></nav>`,
  ];
}
