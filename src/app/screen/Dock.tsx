import { styled } from '@mui/material/styles';

/** Stands over the foot of the screen, above the bar in thumb's reach: what is shown there moves nothing. */
export const Dock = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 16,
  bottom: 'calc(72px + env(safe-area-inset-bottom))',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: { bottom: 16 },
}));

/** Room below the last line, for as much as the dock covers. */
export const DockRoom = styled('div')({ height: 72 });
