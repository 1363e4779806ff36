import { useColorScheme, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Print } from '../../features/picture/turn-picture';
import { useAppSelector } from '../store/hooks';
import { COLOURS } from '../theme/tokens';

/** How the reader has the page set, for what is drawn rather than laid out. */
export function usePrint(): Print {
  const { typography } = useTheme();
  const { colorScheme } = useColorScheme();
  const face = useAppSelector(({ reading }) => reading.settings.face);
  return useMemo(() => {
    const { paper, ink, second, ai, shu } = COLOURS[colorScheme ?? 'light'];
    const gothic = typography.fontFamily ?? 'sans-serif';
    const mincho = typography.h1.fontFamily ?? 'serif';
    const story = face === 'gothic' ? gothic : mincho;
    return { story, interface: gothic, paper, ink, second, ai, shu };
  }, [typography, colorScheme, face]);
}
