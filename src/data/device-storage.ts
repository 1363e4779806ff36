/** Short texts that stay on this device; where there is no storage, nothing is remembered and nothing fails. */
export interface DeviceStorage {
  /** '' for what is not there. */
  read(key: DeviceKey): string;
  write(key: DeviceKey, value: string): void;
}

export type DeviceKey =
  | 'owner'
  | 'name'
  | 'browse'
  | 'reading'
  /** Read by the page's first script in index.html. */
  | 'page'
  | 'bookmarks'
  | 'furthest'
  | 'likes'
  /** Typed into the registration form. */
  | 'first-word'
  | 'form-dismissed';

/** What ends with the tab. */
const TAB_KEYS: ReadonlySet<DeviceKey> = new Set(['form-dismissed', 'first-word']);

const PREFIX = 'tokinotabibito-';

/** The browser's own storage; a getter, because merely touching it throws where it is forbidden. */
export function createDeviceStorage(
  browser: Pick<Window, 'localStorage' | 'sessionStorage'>,
): DeviceStorage {
  const storageOf = (key: DeviceKey): Storage =>
    TAB_KEYS.has(key) ? browser.sessionStorage : browser.localStorage;
  return {
    read: (key) => {
      try {
        return storageOf(key).getItem(PREFIX + key) ?? '';
      } catch {
        return '';
      }
    },
    write: (key, value) => {
      try {
        storageOf(key).setItem(PREFIX + key, value);
      } catch {
        // Full or forbidden: the app works without.
      }
    },
  };
}
