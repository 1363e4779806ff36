import Flag from '@mui/icons-material/FlagOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { report as texts } from '../../messages/report';

interface ReportButtonProps {
  readonly section: number;
  readonly onClick: () => void;
}

/** Reports one turn: seldom wanted, so small. */
export const ReportButton = ({ section, onClick }: ReportButtonProps) => (
  <Tooltip title={texts.turn(section)}>
    <IconButton
      aria-label={texts.turn(section)}
      aria-haspopup="dialog"
      onClick={onClick}
      sx={{ color: 'text.secondary' }}
    >
      <Flag fontSize="small" />
    </IconButton>
  </Tooltip>
);
