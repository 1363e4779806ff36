import { useEffect } from 'react';
import { rankingList } from '../../features/ranking/ranking-list';
import { RankingDialog } from '../../features/ranking/RankingDialog';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';

const RankingPanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const isGuest = useAppSelector(selectIsGuest);
  const { uid } = useAppSelector(selectUser);
  const ranking = useAppSelector((state) => state.ranking);
  useEffect(() => dispatch(rankingList.follow()), [dispatch]);
  return <RankingDialog own={isGuest ? null : uid} ranking={ranking} onClose={onClose} />;
};

export default RankingPanel;
