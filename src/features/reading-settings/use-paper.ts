import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReadingSettings } from './reading-settings';

/** The paper that is shown: the one that was chosen, or light or dark as the system is now. */
export function usePaper(chosen: ReadingSettings['paper']): 'light' | 'sepia' | 'dark' {
  const isNight = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (chosen !== 'system') return chosen;
  return isNight ? 'dark' : 'light';
}
