import { HelpDialog } from '../../features/help/HelpDialog';
import type { PanelProps } from './panel-props';

const HelpPanel = ({ onClose }: PanelProps) => <HelpDialog onClose={onClose} />;

export default HelpPanel;
