import { useEffect } from 'react';
import { timelineList } from '../../features/timeline/timeline-list';
import { TimelineDialog } from '../../features/timeline/TimelineDialog';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useListStatus } from '../store/use-list-status';
import type { PanelProps } from './panel-props';

const TimelinePanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const { rows, status } = useAppSelector((state) => state.timeline);
  const timeline = { rows, status: useListStatus(status) };
  useEffect(() => dispatch(timelineList.follow()), [dispatch]);
  return <TimelineDialog timeline={timeline} onClose={onClose} />;
};

export default TimelinePanel;
