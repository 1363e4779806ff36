import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import { panelsIn } from '../../../view/controls/open-panels';
import { withPanels, type Panel } from './panel';
import { useEntry } from './use-entry';

export type OpenPanel = (panel: Panel) => void;

/** Opens a panel over those that are open: a new history entry of the same address, so that Back closes it. */
export function useOpenPanel(): OpenPanel {
  const navigate = useNavigate();
  const location = useEntry();
  const latest = useRef<Location<unknown> | null>(null);
  useLayoutEffect(() => {
    latest.current = location;
  }, [location]);
  return useCallback(
    (panel) => {
      if (latest.current === null) return;
      const { pathname, search, hash, state } = latest.current;
      const open = panelsIn(state);
      // A second press before the panel is on screen would open it twice.
      if (JSON.stringify(open.at(-1)) === JSON.stringify(panel)) return;
      latest.current = null;
      void navigate({ pathname, search, hash }, { state: withPanels(state, [...open, panel]) });
    },
    [navigate],
  );
}
