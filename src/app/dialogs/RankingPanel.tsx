import { useEffect } from 'react';
import { rankingList } from '../../features/ranking/ranking-list';
import { RankingDialog } from '../../features/ranking/RankingDialog';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';

const RankingPanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const ranking = useAppSelector((state) => state.ranking);
  useEffect(() => dispatch(rankingList.follow()), [dispatch]);
  return <RankingDialog ranking={ranking} onClose={onClose} />;
};

export default RankingPanel;
