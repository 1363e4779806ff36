import { keyframes, styled } from '@mui/material/styles';
import { common } from '../../messages/common';

const appearing = keyframes`
  from { opacity: 0; visibility: hidden; }
`;

// Not modal: reading goes on. The delay leaves out what takes a moment only.
const Sheet = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  bottom: 'calc(76px + env(safe-area-inset-bottom))',
  right: 16,
  [theme.breakpoints.up('md')]: { bottom: 24 },
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.rule}`,
  backgroundColor: theme.vars.palette.card,
  fontSize: '0.875rem',
  animation: `${appearing} 150ms ease-out 800ms backwards`,
}));

const turning = keyframes`
  to { transform: rotate(1turn); }
`;

// The mark's ring, not quite closed.
const Ring = styled('span')(({ theme }) => ({
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.primary.main}`,
  borderTopColor: 'transparent',
  animation: `${turning} 1.4s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

/** Shown while the account is being looked up. */
export const ProgressDialog = () => (
  <Sheet role="dialog" aria-label={common.loading}>
    <Ring aria-hidden />
    {common.loading}
  </Sheet>
);
