import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Print } from '../../features/picture/turn-picture';
import { usePaper } from '../../features/reading-settings/use-paper';
import { useAppSelector } from '../store/hooks';
import { COLOURS } from '../theme/tokens';

/** How the reader has the page set, for what is drawn rather than laid out. */
export function usePrint(): Print {
  const { typography } = useTheme();
  const settings = useAppSelector(({ reading }) => reading.settings);
  const { face } = settings;
  const shown = usePaper(settings.paper);
  return useMemo(() => {
    const { paper, ink, second, ai, shu } = COLOURS[shown];
    const gothic = typography.fontFamily ?? 'sans-serif';
    const mincho = typography.h1.fontFamily ?? 'serif';
    const story = face === 'gothic' ? gothic : mincho;
    return { story, interface: gothic, paper, ink, second, ai, shu };
  }, [typography, shown, face]);
}
