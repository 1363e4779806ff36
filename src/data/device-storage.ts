/**
 * Short texts that stay on this device. Where storage is forbidden or full they last as long as the page, and nothing
 * fails.
 */
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
  /** The account's own entry, as it was last read. */
  | 'entry'
  /** Typed into forms and not sent. */
  | 'drafts'
  /** The registration form has opened by itself. */
  | 'form-offered';

const PREFIX = 'tokinotabibito-';

/** The browser's own storage; a getter, because merely touching it throws where it is forbidden. */
export function createDeviceStorage(browser: Pick<Window, 'localStorage'>): DeviceStorage {
  const unstored = new Map<DeviceKey, string>();
  const read: DeviceStorage['read'] = (key) => {
    const value = unstored.get(key);
    if (value !== undefined) return value;
    try {
      return browser.localStorage.getItem(PREFIX + key) ?? '';
    } catch {
      return '';
    }
  };
  return {
    read,
    write: (key, value) => {
      // Writing takes much longer than reading, and a bookmark comes back from the account as it was written.
      if (read(key) === value) return;
      try {
        browser.localStorage.setItem(PREFIX + key, value);
        unstored.delete(key);
      } catch {
        // Full or forbidden.
        unstored.set(key, value);
      }
    },
  };
}
