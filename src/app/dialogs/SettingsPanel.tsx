import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BrowseField } from '../../features/browse/BrowseField';
import { SettingsDialog } from '../../features/settings/SettingsDialog';
import { changeBrowse, saveSettings } from '../../features/user/change-settings';
import { followMember } from '../../features/user/follow-user';
import { membersList } from '../../features/user/members-list';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { common } from '../../messages/common';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Confirming } from './Confirming';
import type { PanelProps } from './panel-props';

const SettingsPanel = ({ onOpen, onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notify = useNotice();
  const user = useAppSelector(selectUser);
  const isGuest = useAppSelector(selectIsGuest);
  const membersStatus = useAppSelector(({ members }) => members.status);
  const [browse, setBrowse] = useState(user.browse);
  const [search, setSearch] = useState('');
  useEffect(() => dispatch(membersList.follow(search)), [dispatch, search]);
  useEffect(() => dispatch(followMember(browse)), [dispatch, browse]);
  return (
    <Confirming>
      <SettingsDialog
        // Who was not known yet gets a form of their own.
        key={isGuest ? 'guest' : user.uid}
        initial={{ firstWord: user.firstWord, camp: user.data.camp, flag: user.flag }}
        isGuest={isGuest}
        browseField={
          <BrowseField
            members={user.browseList}
            status={membersStatus}
            value={browse}
            onSearch={setSearch}
            onChange={setBrowse}
          />
        }
        onSave={async (values) => {
          await dispatch(isGuest ? changeBrowse(browse) : saveSettings({ browse, ...values }));
          if (!isGuest) notify(common.saved);
          if (browse !== user.browse) void navigate('/');
          onClose();
        }}
        onAccount={() => onOpen('account')}
        onClose={onClose}
      />
    </Confirming>
  );
};

export default SettingsPanel;
