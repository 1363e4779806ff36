import { pagePath } from '../../../story/address';
import { BASE_PATH } from '../../../story/turn-url';
import { shownChapters } from '../../../view/controls/shown-chapters';
import { controlTexts } from '../../../view/texts/control-texts';
import { storyTexts } from '../../../view/texts/story-texts';
import type { Shown } from '../../shown/shown';

interface ChapterLinksProps {
  readonly shown: Shown;
  /** A row above the words of a narrow page, or a column beside those of a wide one. */
  readonly className: 'tabs' | 'side';
}

/** The chapters, as the app has them in tabs. */
export const ChapterLinks = ({ shown: { story, address }, className }: ChapterLinksProps) => (
  <nav className={className} aria-label={controlTexts.chapters}>
    {shownChapters(address.chapter, story.listed.length).map((number) => {
      const listed = story.listed[number - 1];
      return (
        <a
          key={number}
          href={`${BASE_PATH}${pagePath(story.docid, number)}`}
          aria-current={number === address.chapter ? 'true' : undefined}
        >
          <span>{storyTexts.chapter(number)}</span>{' '}
          {listed?.ok === true && listed.title !== '' && <small>{listed.title}</small>}
        </a>
      );
    })}
  </nav>
);
