import type { ListedChapter } from '../../../story/listed-chapter';
import { sectionsOfPage } from '../../../story/page-bounds';
import { sectionOfPosition } from '../../../story/turn-url';
import { site } from '../../../view/texts/site';
import { storyTexts } from '../../../view/texts/story-texts';
import { common } from '../../messages/common';

interface Place {
  readonly chapter: number;
  readonly page: number;
  /** null for the whole page. */
  readonly turn: number | null;
}

/** The window's title where an address names nothing. */
export const TITLE_OF_NOTHING = `${common.nothing} – ${site.title}`;

/** The window's title where a story is read, as the served page has it. @param name '' while it is unknown. */
export function storyTitle(name: string, story: readonly ListedChapter[], place: Place): string {
  if (name === '' || story.length === 0) return site.fullTitle;
  const { chapter } = place;
  const listed = story[chapter - 1];
  const sections = listed?.ok === true ? sectionsAt(place, listed.sections) : null;
  if (listed?.ok !== false && sections === null) return TITLE_OF_NOTHING;
  const title = listed?.ok === true ? listed.title : '';
  return `${storyTexts.headline(name, chapter, sections, title)} – ${site.title}`;
}

/** null where the chapter, of this many sections, has none there. */
function sectionsAt({ page, turn }: Place, sections: number): [first: number, last: number] | null {
  if (turn === null) return sectionsOfPage(page, sections);
  const section = sectionOfPosition({ page, turn });
  return section > sections ? null : [section, section];
}
