import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredChapter } from '../../../story/adventure-document';
import { storedChapter } from '../../../story/testing/stored-chapter';
import type { Turn } from '../../../story/turn';
import { BASE_PATH } from '../../../story/turn-url';
import { createChapterCache } from '../../data/chapter-cache';
import { createMemoryDevice } from '../../data/testing/memory-device';
import { createScriptedData } from '../../data/testing/scripted-data';
import { App } from '../App';
import { createAppStore } from '../store/store';

const NOW = Date.parse('2026-01-01T00:00:00.000Z');

/** A chapter of this many sections, each with the text `第N節の本文。`. */
export const chapterOf = (
  length: number,
  {
    title = '',
    change = () => ({}),
  }: { title?: string; change?: (n: number) => Partial<Turn> } = {},
): StoredChapter =>
  storedChapter(
    Array.from({ length }, (_, index) => ({
      date: new Date(NOW).toISOString(),
      turn: `第${index + 1}節の本文。`,
      ...change(index + 1),
    })),
    { title },
  );

interface Opening {
  /** Null: signing in fails. */
  readonly uid?: string | null;
  /** On this device the registration form has opened by itself before. */
  readonly isDismissed?: boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** What this device remembers. */
  readonly remembered?: Parameters<typeof createMemoryDevice>[0];
}

/** Opens the app at a path below the base path, over a database in the test's hands. */
export function openApp(
  path: string,
  { uid = 'uid-1', isDismissed = true, remembered, now = () => NOW }: Opening = {},
) {
  window.history.replaceState(null, '', `${BASE_PATH}/${path}`);
  const data = createScriptedData(uid);
  const device = createMemoryDevice({
    ...(isDismissed ? { 'form-offered': 'yes' } : {}),
    ...remembered,
  });
  const services = { data, device, now, chapters: createChapterCache() };
  const store = createAppStore(services);
  const { unmount } = render(<App store={store} services={services} pageSeconds={900} />);
  return { data, device, store, unmount, user: userEvent.setup() };
}

/** Makes a change once the subscriptions of the screen have begun, and waits until the app has taken it in. */
export async function settled(change: () => void): Promise<void> {
  await act(() => Promise.resolve());
  await act(() => {
    change();
    return Promise.resolve();
  });
}

/** What stands behind the base path. */
export const currentPath = (): string => window.location.pathname.slice(BASE_PATH.length);
