import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BrowseDialog } from '../../features/browse/BrowseDialog';
import { pagePath } from '../../../story/address';
import { changeBrowse } from '../../features/user/change-settings';
import { followMember, followMembers } from '../../features/user/follow-user';
import { failures } from '../../messages/failures';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';

const BrowsePanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notify = useNotice();
  const { browseList, browseListStatus, browse } = useAppSelector((state) => state.user);
  const [search, setSearch] = useState('');
  useEffect(() => dispatch(followMembers(search)), [dispatch, search]);
  useEffect(() => dispatch(followMember(browse)), [dispatch, browse]);
  const choose = async (uid: string) => {
    onClose();
    void navigate(pagePath(uid, 1));
    const code = await dispatch(changeBrowse(uid));
    if (code !== null) notify(failures.because(failures.browse, code));
  };
  return (
    <BrowseDialog
      members={browseList}
      status={browseListStatus}
      browse={browse}
      onSearch={setSearch}
      onChoose={(uid) => void choose(uid)}
      onClose={onClose}
    />
  );
};

export default BrowsePanel;
