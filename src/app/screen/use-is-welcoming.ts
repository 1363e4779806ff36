import { SHOWCASE_UID } from '../../../story/paths';
import { shownName } from '../../../story/guest';
import { useAppSelector } from '../store/hooks';

/** Whether the welcome stands above the story: at home, to strangers. */
export function useIsWelcoming(docid: string | null, isHome: boolean): boolean {
  const isShowcase = useAppSelector(
    ({ adventure }) => adventure.docid === SHOWCASE_UID && shownName(adventure.onamae) !== '',
  );
  return isHome && docid === SHOWCASE_UID && isShowcase;
}
