import { report as texts } from '../../messages/report';
import { FootButton } from '../../ui/foot-button/FootButton';

interface ReportButtonProps {
  readonly section: number;
  readonly onClick: () => void;
}

/** Reports one turn: seldom wanted, so without words. */
export const ReportButton = ({ section, onClick }: ReportButtonProps) => (
  <FootButton
    glyph="flag"
    aria-haspopup="dialog"
    aria-label={texts.turn(section)}
    title={texts.turn(section)}
    onClick={onClick}
  />
);
