import { setMaxListeners } from 'node:events';

/** An AbortController with many listeners: every waiting page listens to its signal, so their number indicates no leak. */
export function stopController(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}
