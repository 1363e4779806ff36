import { parseRecord } from '../../story/json-record';
import { CONTROL, controlNames, PRESSED } from '../../view/controls/control-names';
import { entryOf } from '../../view/controls/open-panels';
import { savesData } from '../../view/page/saves-data';
import { MANIFEST_PATH } from './manifest-path';
import { isOtherWanted, showOtherStory } from './other-page';

/** Defined by the build: see words-first.ts. */
declare const APP_FILES: {
  /** Those that the page itself names. */
  readonly entry: readonly string[];
  /** With what they and the screen import. */
  readonly all: readonly string[];
};

/** How long a page is left alone before the app starts by itself: a reader who does nothing may wait for the next section. */
const REST_MS = 10_000;
/** Until a start that failed is tried again. */
const RETRY_MS = 3_000;

/** Signs of a reader. A scroll is one too when the browser restores a position: something was read there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

const page = document.documentElement;
const listening = { capture: true, passive: true } as const;
let isStarted = false;
/** Ends when the words that this reader reads are in the page, or can't be had. */
let words: Promise<void> = Promise.resolve();
let resting: ReturnType<typeof setTimeout> | undefined;

/** Fetches the app's files without executing them. @param relation `prefetch` waits for what the page needs itself. */
function fetchFiles(relation: 'prefetch' | 'modulepreload'): void {
  for (const href of APP_FILES.all) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: relation, as: 'script', crossOrigin: '', href }),
    );
  }
}

async function load(): Promise<void> {
  fetchFiles('modulepreload');
  await words;
  try {
    for (const path of APP_FILES.entry) await import(path);
  } catch {
    isStarted = false;
    setTimeout(start, RETRY_MS);
  }
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  clearTimeout(resting);
  for (const sign of SIGNS) removeEventListener(sign, notice, listening);
  // In a task of its own: what the reader did is answered first.
  setTimeout(() => void load());
}

/** Browsers tell of a pointer that has not moved when the page below it has changed. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

function notice(event: Event): void {
  if (!isStill(event)) start();
}

/** Read by the app's queue of likes when it starts, here or on another page: `src/features/favourites/pending-favourites.ts`. */
const LIKES = 'tokinotabibito-likes';

function keepLike(control: Element): void {
  const key = (control.getAttribute(CONTROL) ?? '').slice(controlNames.like('').length);
  const isLiked = control.getAttribute('aria-pressed') !== 'true';
  control.setAttribute('aria-pressed', String(isLiked));
  try {
    const pending = new Map(Object.entries(parseRecord(localStorage.getItem(LIKES) ?? '')));
    if (isLiked) pending.set(key, true);
    else pending.delete(key);
    const rest = pending.size === 0 ? '' : JSON.stringify(Object.fromEntries(pending));
    localStorage.setItem(LIKES, rest);
  } catch {
    // Without storage the app, which finds the button down, is asked.
    control.toggleAttribute(PRESSED);
  }
}

/** A like is kept on the device; of what opens something, the last press waits for the app. */
function keepPress({ target }: Event): void {
  const control = target instanceof Element ? target.closest(`.served button[${CONTROL}]`) : null;
  if (control === null) return;
  if (control.hasAttribute('aria-pressed')) {
    keepLike(control);
    return;
  }
  for (const other of document.querySelectorAll(`[${PRESSED}]:not([aria-pressed])`)) {
    other.removeAttribute(PRESSED);
  }
  control.setAttribute(PRESSED, '');
}

/** A pointer that is down may be selecting words: the app waits until it is up. */
function follow({ type }: Event): void {
  if (type === 'pointerdown') page.dataset['held'] = '';
  else delete page.dataset['held'];
}

/** The server writes what this reader sees, and nothing but a reader is missing: no dialog was open before a reload. */
const isReadable = (): boolean =>
  navigator.onLine &&
  entryOf(history.state).panels.length === 0 &&
  document.querySelector('.served') !== null;

function wait(): void {
  if (document.hidden) {
    document.addEventListener('visibilitychange', wait, { once: true });
    return;
  }
  resting = setTimeout(start, REST_MS);
}

/** Calls back when the words are on screen, so that nothing competes with them; what is not visible is not painted. */
function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    callback();
  }).observe({ type: 'paint', buffered: true });
}

/** To install the app; a browser would ask for it before it has painted the words. */
function linkManifest(): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: MANIFEST_PATH }));
}

/** Leaves the page to its reader. */
function rest(): void {
  if (!savesData(navigator)) afterFirstPaint(() => fetchFiles('prefetch'));
  wait();
}

afterFirstPaint(linkManifest);
document.addEventListener('click', keepPress);
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
  addEventListener(type, follow, listening);
}
if (isReadable()) {
  for (const sign of SIGNS) addEventListener(sign, notice, listening);
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  const shown = isOtherWanted() ? showOtherStory() : Promise.resolve(true);
  words = shown.then((isThere) => {
    if (isThere) void loaded.then(rest);
    else start();
  });
} else {
  // After the first paint; a page in the background is not painted, and is not waited for.
  setTimeout(start);
}
