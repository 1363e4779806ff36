import { useEffect } from 'react';
import { timelineList } from '../../features/timeline/timeline-list';
import { TimelineDialog } from '../../features/timeline/TimelineDialog';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';

const TimelinePanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const timeline = useAppSelector((state) => state.timeline);
  useEffect(() => dispatch(timelineList.follow()), [dispatch]);
  return <TimelineDialog timeline={timeline} onClose={onClose} />;
};

export default TimelinePanel;
