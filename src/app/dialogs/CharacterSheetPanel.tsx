import { shownName } from '../../../story/guest';
import { CharacterSheetDialog } from '../../features/character/CharacterSheetDialog';
import { sendCharacter } from '../../features/user/change-character';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { common } from '../../messages/common';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Confirming } from './Confirming';
import type { PanelProps } from './panel-props';

const CharacterSheetPanel = ({ onOpen, onClose, isSettingsDisabled }: PanelProps) => {
  const dispatch = useAppDispatch();
  const notify = useNotice();
  const user = useAppSelector(selectUser);
  const isGuest = useAppSelector(selectIsGuest);
  const { equipment, importantList, category } = user;
  return (
    <Confirming>
      <CharacterSheetDialog
        // Who registers, or was not known yet, gets a sheet of their own.
        key={isGuest ? 'guest' : user.uid}
        name={shownName(user.userName)}
        initial={{ image: user.icon, equipment, importantList, category }}
        isGuest={isGuest}
        onSend={async (sheet) => {
          await dispatch(sendCharacter(sheet));
          notify(common.saved);
        }}
        isSettingsDisabled={isSettingsDisabled}
        onSettings={() => onOpen('settings')}
        onRename={() => onOpen('rename')}
        onClose={onClose}
      />
    </Confirming>
  );
};

export default CharacterSheetPanel;
