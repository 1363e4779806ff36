import { entryOf } from '../../../view/controls/open-panels';
import type { GuardBack } from '../../ui/dialog/back-context';

/** What the browser's back button does while a form is open: it asks before it leaves something unsaved. */
export interface BackGuards {
  /** Guards for a dialog at this depth: 1 for a panel over the page, 2 for a panel over that one. */
  readonly at: (depth: number) => GuardBack;
  /** Begins to listen, which must be before the router does; returns what ends it. */
  readonly listen: () => () => void;
  /** The router has arrived at an entry. */
  readonly arrive: () => void;
  /** The next step back is the app's own: nothing stops it. */
  readonly letPass: () => void;
}

/**
 * Stops a step back that would close a dialog with something unsent in it, before the router hears of it. The browser
 * has made the step by then: it is taken back. React Router's `useBlocker` does the same, but for data routers only,
 * which the first view has no room for.
 */
export function createBackGuards(browser: Window): BackGuards {
  let guards: readonly { readonly depth: number; readonly onBack: () => void }[] = [];
  let index = 0;
  let isPassing = false;
  let isReturning = false;
  const pop = (event: PopStateEvent): void => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const there = entryOf(event.state);
    const guard = isPassing
      ? undefined
      : guards.findLast(({ depth }) => depth > there.panels.length);
    isPassing = false;
    if (guard === undefined || there.index === index) return;
    event.stopImmediatePropagation();
    isReturning = true;
    browser.history.go(index - there.index);
    guard.onBack();
  };
  return {
    at: (depth) => (onBack) => {
      const guard = { depth, onBack };
      guards = [...guards, guard];
      return () => {
        guards = guards.filter((each) => each !== guard);
      };
    },
    listen: () => {
      browser.addEventListener('popstate', pop);
      return () => browser.removeEventListener('popstate', pop);
    },
    arrive: () => {
      index = entryOf(browser.history.state).index;
      isPassing = false;
    },
    letPass: () => {
      isPassing = true;
    },
  };
}
