import { BASE_PATH } from '../../../story/turn-url';
import { eraseAccount } from '../../features/privacy/erase-account';
import { PrivacyDialog } from '../../features/privacy/PrivacyDialog';
import { useAppDispatch } from '../store/hooks';
import type { PanelProps } from './panel-props';

const PrivacyPanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  return (
    <PrivacyDialog
      onErase={() => dispatch(eraseAccount())}
      onErased={() => window.location.assign(`${BASE_PATH}/`)}
      onClose={onClose}
    />
  );
};

export default PrivacyPanel;
