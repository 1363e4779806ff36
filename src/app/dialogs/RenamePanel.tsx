import { RenameDialog } from '../../features/registration/RenameDialog';
import { changeName } from '../../features/user/change-character';
import { selectUser } from '../../features/user/user-slice';
import { common } from '../../messages/common';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Confirming } from './Confirming';
import type { PanelProps } from './panel-props';

const RenamePanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const notify = useNotice();
  const { userName } = useAppSelector(selectUser);
  return (
    <Confirming>
      <RenameDialog
        initial={userName}
        onRename={async (onamae) => {
          await dispatch(changeName(onamae));
          notify(common.saved);
          onClose();
        }}
        onClose={onClose}
      />
    </Confirming>
  );
};

export default RenamePanel;
