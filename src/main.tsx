import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { AppConfig } from '../story/app-config';
import { savesData } from '../view/page/saves-data';
import { createAppStore } from './app/store/store';
import type { TakeOver } from './app/takeover/take-over';
import { readAppConfig } from './config/env';
import { createChapterCache } from './data/chapter-cache';
import { createDeviceStorage } from './data/device-storage';
import { createFirebaseData } from './data/firebase/firebase-data';
import { pauseBetweenCopies } from './data/firebase/pause-between-copies';
import { createNetwork } from './data/network';
import type { PreloadedStory } from './data/preloaded-story';
import { createOfflineStore } from './data/offline-store';
import { readServedWelcome } from './data/served-welcome';
import { failures } from './messages/failures';
import { loadWithRetries } from './ui/lazy-part/load-with-retries';

const root = document.getElementById('root');

function configOf(page: Document): AppConfig | null {
  try {
    return readAppConfig(page);
  } catch {
    return null;
  }
}

/** The story that the server put into the page, if it did. What reads it is loaded only then. */
async function embeddedStory(page: Document): Promise<PreloadedStory | null> {
  const json = page.getElementById('embedded-story')?.textContent ?? '';
  // Home's own story, and another is wanted.
  const isOther =
    page.documentElement.dataset['elsewhere'] !== undefined && page.querySelector('.home') !== null;
  if (json === '' || isOther) return null;
  try {
    return (await import('./data/preloaded-story')).readPreloadedStory(json);
  } catch {
    // The app asks the database, as it does without it.
    return null;
  }
}

/** How long a page that holds its story leaves the database alone once the screen is there, in ms. */
const PAUSE_MS = 500;

/** Resolves in a task of its own, so that the browser can paint and answer before it. */
const nextTask = (): Promise<void> =>
  'scheduler' in window && window.scheduler.yield !== undefined
    ? window.scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve);
      });

/** Loads what the served page shows, and waits until it can be replaced. */
async function takingOver(place: HTMLElement): Promise<TakeOver> {
  const [{ followServedControls }, { takeOver }, { PARTS }] = await loadWithRetries(() =>
    Promise.all([
      import('./data/served-controls'),
      import('./app/takeover/take-over'),
      import('./app/takeover/load-parts'),
    ]),
  );
  const served = takeOver(followServedControls(place));
  for (const { preload } of PARTS) {
    // The words are readable without any of them.
    await loadWithRetries(preload).catch(() => undefined);
    await nextTask();
  }
  performance.mark('app-ready');
  await served.ready;
  performance.mark('app-taking-over');
  return served;
}

/** What the next press may open; where that can't be had, it is loaded when it is opened. */
async function preloadDialogs(): Promise<void> {
  if (savesData(navigator)) return;
  const dialogs = await import('./app/dialogs/preload-dialogs').catch(() => null);
  await dialogs?.preloadDialogs(dialogs.browserIsIdle);
}

async function start(place: HTMLElement): Promise<void> {
  const config = configOf(document);
  if (config === null) {
    place.textContent = failures.configuration;
    return;
  }
  // Until then the page shows what the server wrote. A slow processor gets the code in tasks of their own.
  await nextTask();
  const embedded = await embeddedStory(document);
  await loadWithRetries(() => import('./app/theme/theme'));
  await nextTask();
  const { App } = await loadWithRetries(() => import('./app/App'));
  await nextTask();
  const served = place.querySelector('.served') === null ? null : await takingOver(place);
  const device = createDeviceStorage(window);
  let onShown = (): void => undefined;
  // What is read any sooner would make React draw the whole screen again, at once and in one task.
  const afterwards = new Promise<void>((resolve) => {
    onShown = () => {
      served?.done();
      setTimeout(resolve, PAUSE_MS);
    };
  });
  const services = {
    data: createFirebaseData(config, {
      device,
      embedded,
      offlineStore: createOfflineStore(window.caches),
      watchNetwork: createNetwork(window),
      pauseBetweenCopies: () => pauseBetweenCopies(document),
      ...(embedded === null ? {} : { begin: afterwards }),
    }),
    chapters: createChapterCache(),
    device,
    now: Date.now,
  };
  void afterwards.then(preloadDialogs);
  const store = createAppStore(services, embedded);
  const welcome = readServedWelcome(place);
  // In small steps: the words that stand there stay scrollable meanwhile.
  startTransition(() =>
    createRoot(place).render(
      <App {...{ store, services, welcome, onShown }} pageSeconds={config.pageSeconds} />,
    ),
  );
}

if (root !== null) void start(root);
