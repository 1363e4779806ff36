import { useEffect, useMemo, useState } from 'react';
import { dataErrorCode } from '../../data/data-error';
import { BrowseDialog } from '../../features/browse/BrowseDialog';
import { shelvedStories } from '../../features/browse/shelved-stories';
import { timelineList } from '../../features/timeline/timeline-list';
import { pagePath } from '../../../story/address';
import { changeBrowse } from '../../features/user/change-settings';
import { followMember } from '../../features/user/follow-user';
import { membersList } from '../../features/user/members-list';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { failures } from '../../messages/failures';
import { useNotice } from '../../ui/notice/notice-context';
import StoredStories from '../layout/StoredStories';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useListStatus } from '../store/use-list-status';
import type { PanelProps } from './panel-props';

const BrowsePanel = ({ onClose, onLeave }: PanelProps) => {
  const dispatch = useAppDispatch();
  const notify = useNotice();
  const user = useAppSelector(selectUser);
  const isGuest = useAppSelector(selectIsGuest);
  const { browseList, browse } = user;
  const status = useListStatus(useAppSelector(({ members }) => members.status));
  const [search, setSearch] = useState('');
  useEffect(() => dispatch(membersList.follow(search)), [dispatch, search]);
  useEffect(() => dispatch(followMember(browse)), [dispatch, browse]);
  const timeline = useAppSelector((state) => state.timeline);
  const shelfStatus = useListStatus(timeline.status);
  useEffect(() => dispatch(timelineList.follow()), [dispatch]);
  const own = isGuest ? null : user;
  const shelf = useMemo(
    () => shelvedStories(timeline.rows, own?.uid ?? null),
    [timeline.rows, own?.uid],
  );
  const remember = async (uid: string) => {
    try {
      await dispatch(changeBrowse(uid));
    } catch (error) {
      notify(failures.because(failures.browse, dataErrorCode(error)));
    }
  };
  const choose = (uid: string) => {
    onLeave(pagePath(uid, 1));
    void remember(uid);
  };
  return (
    <BrowseDialog
      members={browseList}
      own={own}
      status={status}
      browse={browse}
      onSearch={setSearch}
      shelf={shelf}
      shelfStatus={shelfStatus}
      stored={<StoredStories isInPanel />}
      onChoose={choose}
      onFollow={(uid) => void remember(uid)}
      onClose={onClose}
    />
  );
};

export default BrowsePanel;
