import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import { panelsIn } from '../../../view/controls/open-panels';
import { withPanels, type Panel } from './panel';
import { useEntry } from './use-entry';

interface ClosePanel {
  /** Closes the topmost panel: goes back to the entry below. */
  readonly close: () => void;
  /** Closes the panels above this many. */
  readonly closeAbove: (depth: number) => void;
  /** Goes to another address, which takes the place of the entries of all open panels. */
  readonly leave: (to: string, state?: object) => void;
  /** Puts another panel in the place of the topmost. */
  readonly swap: (panel: Panel) => void;
}

/**
 * The ways out of the panels that are open. Each acts once, and only as long as the location is the one that it was
 * made for: a write that is confirmed after its dialog was closed must not close the next one, or leave the page.
 * @param onGoingBack Called before the entry is left backwards.
 */
export function useClosePanel(onGoingBack: () => void): ClosePanel {
  const navigate = useNavigate();
  const location = useEntry();
  const current = useRef<Location<unknown> | null>(null);
  useLayoutEffect(() => {
    current.current = location;
    return () => {
      current.current = null;
    };
  }, [location]);
  const once = useCallback(
    (act: () => void) => {
      if (current.current !== location) return;
      current.current = null;
      act();
    },
    [location],
  );
  return useMemo(() => {
    const { pathname, search, hash, state } = location;
    const panels = panelsIn(state);
    const goBack = (steps: number) => {
      onGoingBack();
      void navigate(-steps);
    };
    return {
      close: () => once(() => goBack(1)),
      closeAbove: (depth) => once(() => goBack(panels.length - depth)),
      leave: (to, arrival) =>
        once(() => {
          const arrive = () => void navigate(to, { replace: true, state: arrival });
          if (panels.length <= 1) {
            arrive();
            return;
          }
          // The router, which listens for longer, has followed by then.
          window.addEventListener('popstate', arrive, { once: true });
          goBack(panels.length - 1);
        }),
      swap: (panel) =>
        once(() => {
          void navigate(
            { pathname, search, hash },
            { replace: true, state: withPanels(state, [...panels.slice(0, -1), panel]) },
          );
        }),
    };
  }, [location, navigate, once, onGoingBack]);
}
