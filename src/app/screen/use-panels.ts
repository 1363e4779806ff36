import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationProps, Panel } from '../layout/navigation';

interface Panels {
  /** The newest stands over the others. */
  readonly panels: readonly Panel[];
  readonly navigation: NavigationProps;
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly onSheet: () => void;
}

/** Those in which nothing is typed that could be lost. */
const LEAVABLE: ReadonlySet<Panel> = new Set([
  'ranking',
  'timeline',
  'browse',
  'help',
  'reading',
  'privacy',
]);

/** Which dialogs the bars have opened. All that it gives stays the same until one opens or closes. */
export function usePanels(isSettingsDisabled: boolean): Panels {
  const navigate = useNavigate();
  const [panels, setPanels] = useState<readonly Panel[]>([]);
  const onOpen = useCallback(
    (panel: Panel) => setPanels((before) => [...before.filter((open) => open !== panel), panel]),
    [],
  );
  // Whoever goes back, or forward, leaves what stands over the page.
  useEffect(() => {
    const leave = () => setPanels((before) => before.filter((panel) => !LEAVABLE.has(panel)));
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
  const onHome = useCallback(() => void navigate('/'), [navigate]);
  const navigation = useMemo(
    () => ({ onHome, onOpen, isSettingsDisabled }),
    [onHome, onOpen, isSettingsDisabled],
  );
  const onClose = useCallback(() => setPanels((before) => before.slice(0, -1)), []);
  const onHelp = useCallback(() => setPanels(['help']), []);
  const onSheet = useCallback(() => onOpen('character'), [onOpen]);
  return { panels, navigation, onClose, onHelp, onSheet };
}
