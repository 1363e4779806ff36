import { useEffect } from 'react';
import { rankingList } from '../../features/ranking/ranking-list';
import { RankingDialog } from '../../features/ranking/RankingDialog';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useListStatus } from '../store/use-list-status';
import type { PanelProps } from './panel-props';

const RankingPanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const isGuest = useAppSelector(selectIsGuest);
  const { uid } = useAppSelector(selectUser);
  const { rows, status } = useAppSelector((state) => state.ranking);
  const ranking = { rows, status: useListStatus(status) };
  useEffect(() => dispatch(rankingList.follow()), [dispatch]);
  return <RankingDialog own={isGuest ? null : uid} ranking={ranking} onClose={onClose} />;
};

export default RankingPanel;
