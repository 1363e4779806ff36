import { ReadingDialog } from '../../features/reading-settings/ReadingDialog';
import { changeReading } from '../../features/reading-settings/change-reading';
import { selectAccount } from '../../features/user/user-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';

const ReadingPanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const settings = useAppSelector(({ reading }) => reading.settings);
  const uid = useAppSelector(selectAccount);
  return (
    <ReadingDialog
      settings={settings}
      onChange={(change) => dispatch(changeReading(uid, change))}
      onClose={onClose}
    />
  );
};

export default ReadingPanel;
