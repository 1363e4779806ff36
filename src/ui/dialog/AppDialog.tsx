import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { use, useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LOW_SCREEN } from '../../../view/page/bar-rules';
import { common } from '../../messages/common';
import { CoveredContext } from './covered-context';
import { useKeptFocus } from './use-kept-focus';

interface AppDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Takes the place of the button that closes. */
  readonly actions?: ReactNode;
  readonly maxWidth?: 'xs' | 'sm' | 'md';
  /** A picture alone: on a phone it goes from edge to edge. */
  readonly isPicture?: boolean;
  /** It has nothing that takes the keyboard's focus: the dialog itself takes it, to be scrolled. */
  readonly isText?: boolean;
}

const EDGE_TO_EDGE = {
  '&&': { mx: { xs: 0.5, sm: 4 }, width: { xs: 'calc(100% - 8px)', sm: 'calc(100% - 64px)' } },
};

// Between a title and buttons that stay where they are there would be no room: all of it is scrolled.
const LOW_PAPER = {
  [LOW_SCREEN]: {
    display: 'block',
    overflowY: 'auto',
    my: 1,
    maxHeight: 'calc(100% - 16px)',
    // The name above a field, and the outline of what has the focus.
    scrollPaddingBlock: 24,
  },
};
const LOW_CONTENT = { [LOW_SCREEN]: { overflowY: 'visible' } };

// Broken by phrases, a long name would leave its first letter alone on a line.
const WITH_A_NAME = { wordBreak: 'normal' };

/** A dialog named by its title, that closes by Esc, by its backdrop, and by a button. */
export const AppDialog = ({
  title,
  onClose,
  children,
  actions,
  maxWidth = 'sm',
  isText = false,
  isPicture = false,
}: AppDialogProps) => {
  const titleId = useId();
  const isCovered = use(CoveredContext);
  useKeptFocus(isCovered);
  // Material's own portal finds its place after a first pass, and then draws everything inside within one task.
  return createPortal(
    <Dialog
      open
      // A dialog that opens takes the focus before Material knows that it is on top: the one below would take it back.
      inert={isCovered}
      disablePortal
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
      slotProps={{ paper: { sx: { ...LOW_PAPER, ...(isPicture && EDGE_TO_EDGE) } } }}
    >
      <DialogTitle id={titleId} sx={WITH_A_NAME}>
        {title}
      </DialogTitle>
      <DialogContent
        sx={{ pt: 1, ...LOW_CONTENT, ...(isPicture && { px: { xs: 0, sm: 3 } }) }}
        {...(isText ? { tabIndex: 0, role: 'region', 'aria-labelledby': titleId } : {})}
      >
        {children}
      </DialogContent>
      <DialogActions>{actions ?? <Button onClick={onClose}>{common.close}</Button>}</DialogActions>
    </Dialog>,
    document.body,
  );
};
