import type { PanelName } from '../panels/panel';
import { Dialogs } from './dialogs-later';
import { PANELS } from './panel-files';

/** One press away, those of the bars first. */
const NEAR: readonly PanelName[] = [
  'reading',
  'timeline',
  'ranking',
  'registration',
  'settings',
  'browse',
  'character',
  'help',
  'search',
  'illustration',
];

/** How long a browser is given that can't tell whether it is idle (Safari), in ms. */
const UNTOLD_MS = 200;

/** Resolves when the browser has nothing else to do. */
export const browserIsIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, UNTOLD_MS);
  });

/**
 * Loads and executes what the next press may open, one file at a time. A dialog that has to be fetched first shows nothing for
 * half a second: the request, its code, and the 300 ms for which React shows a fallback. The service worker stores all files
 * of the app anyway, so that nothing is fetched in vain.
 * @param whenIdle Called before each file.
 */
export async function preloadDialogs(whenIdle: () => Promise<void>): Promise<void> {
  for (const part of [Dialogs, ...NEAR.map((name) => PANELS[name])]) {
    await whenIdle();
    // It is asked for again when it is opened.
    await part.preload().catch(() => undefined);
  }
}
