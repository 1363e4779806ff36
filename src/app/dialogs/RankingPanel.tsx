import { useEffect } from 'react';
import { followRanking } from '../../features/ranking/follow-ranking';
import { RankingDialog } from '../../features/ranking/RankingDialog';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';

const RankingPanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const ranking = useAppSelector((state) => state.ranking);
  useEffect(() => dispatch(followRanking()), [dispatch]);
  return <RankingDialog ranking={ranking} onClose={onClose} />;
};

export default RankingPanel;
