import { styled } from '@mui/material/styles';
import { BOTTOM_BAR } from '../../../view/page/page-rules';

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
  pointerEvents: 'none',
  '& > section': { marginInline: 16, marginBottom: 19 },
  [theme.breakpoints.up('md')]: { bottom: 0 },
}));

/** Room below the last line, for as much as the dock covers. */
export const DockRoom = styled('div')({ height: 72 });
