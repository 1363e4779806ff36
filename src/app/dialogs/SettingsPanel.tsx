import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { pagePath } from '../../../story/address';
import { CAMPS } from '../../../story/camp';
import { BrowseField } from '../../features/browse/BrowseField';
import { SettingsDialog } from '../../features/settings/SettingsDialog';
import { changeBrowse, saveSettings } from '../../features/user/change-settings';
import { followMember } from '../../features/user/follow-user';
import { membersList } from '../../features/user/members-list';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { common } from '../../messages/common';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useListStatus } from '../store/use-list-status';
import type { PanelProps } from './panel-props';
import { useIsOwnStoryOver } from './use-is-own-story-over';
import { useDraft } from './use-draft';

const schema = v.object({
  firstWord: v.string(),
  camp: v.picklist(CAMPS),
  flag: v.object({ accept: v.boolean(), offer: v.boolean() }),
});

const SettingsPanel = (props: PanelProps) => {
  const isGuest = useAppSelector(selectIsGuest);
  const { uid } = useAppSelector(selectUser);
  // An account that becomes known while the panel is open gets its own form.
  return <Settings key={isGuest ? 'guest' : uid} {...props} />;
};

const Settings = ({ onOpen, onLeave, onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const notify = useNotice();
  const user = useAppSelector(selectUser);
  const isGuest = useAppSelector(selectIsGuest);
  const membersStatus = useListStatus(useAppSelector(({ members }) => members.status));
  const [browse, setBrowse] = useState(user.browse);
  const [search, setSearch] = useState('');
  const { firstWord, flag } = user;
  const draft = useDraft('settings', schema, { firstWord, flag, camp: user.data.camp });
  useEffect(() => dispatch(membersList.follow(search)), [dispatch, search]);
  useEffect(() => dispatch(followMember(browse)), [dispatch, browse]);
  return (
    <SettingsDialog
      draft={draft}
      isGuest={isGuest}
      isOver={useIsOwnStoryOver()}
      browseField={
        <BrowseField
          members={user.browseList}
          own={isGuest ? null : user}
          status={membersStatus}
          value={browse}
          onSearch={setSearch}
          onChange={setBrowse}
        />
      }
      onSave={async (values) => {
        const isOther = browse !== user.browse;
        await dispatch(isGuest ? changeBrowse(browse) : saveSettings({ browse, ...values }));
        if (!isGuest) {
          draft.sent();
          notify(common.saved);
        }
        if (isOther) onLeave(browse === user.uid ? '/' : pagePath(browse, 1));
        else onClose();
      }}
      onAccount={() => onOpen({ name: 'account' })}
      onClose={onClose}
    />
  );
};

export default SettingsPanel;
