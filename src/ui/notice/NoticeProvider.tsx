import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { failures } from '../../messages/failures';
import { NoticeContext, type Notify } from './notice-context';

/** Long enough for the longest sentence, in ms. */
const SHOWN_MS = 5_000;

const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '12px 20px',
  borderRadius: 8,
  maxWidth: '34em',
  backgroundColor: theme.vars.palette.ink,
  color: theme.vars.palette.paper,
  boxShadow: '0 12px 32px -12px rgb(0 0 0 / 0.5)',
}));

interface Shown {
  readonly id: number;
  readonly sentence: string;
  readonly asksForReload: boolean;
}

// Below a dialog the foot of the screen has its buttons.
const BESIDE_DIALOG = 'body:has([aria-modal="true"]) &';

/**
 * Notices (toasts, snackbars): shows sentences at the foot of the screen, above the title while a dialog is open, and announces them politely. The
 * region is a child of the body in a `slot`: MUI hides every other child while a dialog is open, and a `slot`, which
 * must not have the attribute, is left out of that.
 */
export const NoticeProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const notify = useCallback<Notify>((sentence, asksForReload = false) => {
    setShown((before) => ({ id: (before?.id ?? 0) + 1, sentence, asksForReload }));
  }, []);
  useEffect(() => {
    if (shown === null || shown.asksForReload) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <NoticeContext value={notify}>
      {children}
      {createPortal(
        <slot>
          <Box
            role="status"
            sx={{
              position: 'fixed',
              zIndex: 'snackbar',
              insetInline: 16,
              bottom: { xs: 'calc(76px + env(safe-area-inset-bottom))', md: 24 },
              display: 'flex',
              justifyContent: 'center',
              pointerEvents: 'none',
              [BESIDE_DIALOG]: { bottom: 'auto', top: 'calc(8px + env(safe-area-inset-top))' },
            }}
          >
            {shown !== null && (
              <Sentence key={shown.id}>
                {shown.sentence}
                {shown.asksForReload && (
                  <Button
                    color="inherit"
                    sx={{ pointerEvents: 'auto' }}
                    onClick={() => window.location.reload()}
                  >
                    {failures.reload}
                  </Button>
                )}
              </Sentence>
            )}
          </Box>
        </slot>,
        document.body,
      )}
    </NoticeContext>
  );
};
