import { setMaxListeners } from 'node:events';

/** Stops many at once: every page that waits listens to its signal, so that their number is no sign of a leak. */
export function stopController(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}
