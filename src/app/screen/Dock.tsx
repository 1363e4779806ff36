import { styled } from '@mui/material/styles';

/** The height of the bar at the foot of a phone's screen, with its rule, in px. */
export const BOTTOM_BAR = 61;

/** Stands at the foot of the screen, on the bar in thumb's reach: what is shown there moves nothing. */
export const Dock = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: `calc(${BOTTOM_BAR}px + env(safe-area-inset-bottom))`,
  // It grows upwards from its lower edge: a box that grew would begin elsewhere, which counts as a shift of all that is in it.
  height: 0,
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  '& > section': { marginInline: 16, marginBottom: 11 },
  [theme.breakpoints.up('md')]: { bottom: 5 },
}));

/** Room below the last line, for as much as the dock covers. */
export const DockRoom = styled('div')({ height: 72 });
