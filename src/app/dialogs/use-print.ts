import { useMemo } from 'react';
import { COLOURS } from '../../../view/tokens/colours';
import { GOTHIC, MINCHO } from '../../../view/tokens/type';
import type { Print } from '../../features/picture/turn-picture';
import { selectReadingSettings } from '../../features/reading-settings/reader-slice';
import { usePaper } from '../../features/reading-settings/use-paper';
import { useAppSelector } from '../store/hooks';

/** How the reader has the page set, for what is drawn rather than laid out. */
export function usePrint(): Print {
  const settings = useAppSelector(selectReadingSettings);
  const { face } = settings;
  const shown = usePaper(settings.paper);
  return useMemo(() => {
    const { paper, ink, second, ai, shu } = COLOURS[shown];
    const story = face === 'gothic' ? GOTHIC : MINCHO;
    return { story, interface: GOTHIC, paper, ink, second, ai, shu };
  }, [shown, face]);
}
