import { selectReadingSettings } from '../../features/reading-settings/reader-slice';
import { useAppSelector } from '../store/hooks';
import { useShortcuts, type ShortcutTargets } from './use-shortcuts';

type ReadingKeysProps = Omit<ShortcutTargets, 'isEnabled' | 'isVertical'>;

/** The keys of a page and of a single turn, unless the reader has switched them off. */
export const ReadingKeys = (targets: ReadingKeysProps) => {
  const { shortcuts, writing } = useAppSelector(selectReadingSettings);
  useShortcuts({ ...targets, isEnabled: shortcuts, isVertical: writing === 'vertical' });
  return null;
};
