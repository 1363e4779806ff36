import { sectionPath } from '../../../story/address';
import { newestOf } from '../../../story/newest-section';
import { BASE_PATH, positionOfSection } from '../../../story/turn-url';
import { controlTexts } from '../../../view/texts/control-texts';
import type { Shown } from '../../shown/shown';

/** Leads to where the story stands; nothing where that is on the page. */
export function NewestLink({ shown: { story, address } }: { readonly shown: Shown }) {
  const newest = newestOf(story.listed);
  const place = positionOfSection(newest);
  const isHere =
    address.turn === null && place.chapter === address.chapter && place.page === address.page;
  return newest.section === 0 || isHere ? null : (
    <a
      className="control outlined"
      href={`${BASE_PATH}${sectionPath(story.docid, newest.chapter, newest.section)}`}
    >
      {controlTexts.newest}
    </a>
  );
}
