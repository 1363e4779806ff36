import { ReadingSettingsDialog } from '../../features/reading-settings/ReadingSettingsDialog';
import { changeReadingSettings } from '../../features/reading-settings/change-reader';
import { selectReadingSettings } from '../../features/reading-settings/reader-slice';
import { selectAccount } from '../../features/user/user-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';

const ReadingSettingsPanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const settings = useAppSelector(selectReadingSettings);
  const uid = useAppSelector(selectAccount);
  return (
    <ReadingSettingsDialog
      settings={settings}
      onChange={(change) => dispatch(changeReadingSettings(uid, change))}
      onClose={onClose}
    />
  );
};

export default ReadingSettingsPanel;
