import { HelpDialog } from '../../features/help/HelpDialog';
import type { PanelProps } from './panel-props';

const HelpPanel = ({ onOpen, onClose }: PanelProps) => (
  <HelpDialog onPrivacy={() => onOpen({ name: 'privacy' })} onClose={onClose} />
);

export default HelpPanel;
