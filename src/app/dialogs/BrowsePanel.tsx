import { useEffect, useState } from 'react';
import { dataErrorCode } from '../../data/data-error';
import { BrowseDialog } from '../../features/browse/BrowseDialog';
import { pagePath } from '../../../story/address';
import { changeBrowse } from '../../features/user/change-settings';
import { followMember } from '../../features/user/follow-user';
import { membersList } from '../../features/user/members-list';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { failures } from '../../messages/failures';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';

const BrowsePanel = ({ onClose, onLeave }: PanelProps) => {
  const dispatch = useAppDispatch();
  const notify = useNotice();
  const user = useAppSelector(selectUser);
  const isGuest = useAppSelector(selectIsGuest);
  const { browseList, browse } = user;
  const status = useAppSelector(({ members }) => members.status);
  const [search, setSearch] = useState('');
  useEffect(() => dispatch(membersList.follow(search)), [dispatch, search]);
  useEffect(() => dispatch(followMember(browse)), [dispatch, browse]);
  const choose = async (uid: string) => {
    onLeave(pagePath(uid, 1));
    try {
      await dispatch(changeBrowse(uid));
    } catch (error) {
      notify(failures.because(failures.browse, dataErrorCode(error)));
    }
  };
  return (
    <BrowseDialog
      members={browseList}
      own={isGuest ? null : user}
      status={status}
      browse={browse}
      onSearch={setSearch}
      onChoose={(uid) => void choose(uid)}
      onClose={onClose}
    />
  );
};

export default BrowsePanel;
