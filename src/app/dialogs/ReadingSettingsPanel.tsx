import { startTransition, useOptimistic } from 'react';
import { ReadingSettingsDialog } from '../../features/reading-settings/ReadingSettingsDialog';
import type { ReadingSettings } from '../../features/reading-settings/reading-settings';
import { changeReadingSettings } from '../../features/reading-settings/change-reader';
import { selectReadingSettings } from '../../features/reading-settings/reader-slice';
import { selectAccount } from '../../features/user/user-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { afterNextFrame } from './after-next-frame';
import type { PanelProps } from './panel-props';

const withChange = (settings: ReadingSettings, change: Partial<ReadingSettings>) => ({
  ...settings,
  ...change,
});

/** What is chosen is marked at once; the page behind, whose lines are all broken anew, follows a frame later. */
const ReadingSettingsPanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const settings = useAppSelector(selectReadingSettings);
  const [shown, show] = useOptimistic(settings, withChange);
  const uid = useAppSelector(selectAccount);
  return (
    <ReadingSettingsDialog
      settings={shown}
      onChange={(change) =>
        startTransition(async () => {
          show(change);
          await afterNextFrame();
          dispatch(changeReadingSettings(uid, change));
        })
      }
      onClose={onClose}
    />
  );
};

export default ReadingSettingsPanel;
