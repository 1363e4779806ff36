import { createTheme } from '@mui/material/styles';
import { MOTION } from '../../../view/tokens/measures';
import type {} from './augmentation';
import { components } from './components';
import { paletteOf } from './palette';
import { typography } from './typography';

// Material completes the palettes of its own two schemes only.
const sepia = createTheme({ palette: paletteOf('sepia') }).palette;

const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)';

/** Light, sepia and dark mode: every paper's colours are variables below `data-paper`; the theme itself stays the same whichever is shown. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'tabi', colorSchemeSelector: 'data-paper' },
  defaultColorScheme: 'light',
  colorSchemes: {
    light: { palette: paletteOf('light') },
    dark: { palette: paletteOf('dark') },
    sepia: { palette: sepia },
  },
  typography,
  shape: { borderRadius: 8 },
  focusVisible: { outlineWidth: 3, outlineOffset: 2 },
  motion: { reducedMotion: 'system' },
  transitions: {
    easing: { easeOut: EASE_OUT, easeInOut: EASE_OUT, sharp: EASE_OUT, easeIn: EASE_OUT },
    duration: {
      shortest: MOTION.quick,
      shorter: MOTION.quick,
      short: MOTION.quick,
      standard: MOTION.calm,
      complex: MOTION.calm,
      enteringScreen: MOTION.calm,
      leavingScreen: MOTION.quick,
    },
  },
  components,
});
