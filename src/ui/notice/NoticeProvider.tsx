import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
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

/** Gives everything inside a voice: sentences appear at the foot of the screen and are read aloud politely. */
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
    </NoticeContext>
  );
};
