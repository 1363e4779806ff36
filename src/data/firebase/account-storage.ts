/** Where a browser keeps an account: `nowhere` when it is gone with the page. */
export type AccountStorage = 'indexed-db' | 'local-storage' | 'nowhere';

/** What a browser keeps things in; getters, because merely touching them throws where they are forbidden. */
export interface BrowserStorage {
  readonly indexedDB?: IDBFactory | undefined;
  readonly localStorage?: Storage | undefined;
}

const NAME = 'tokinotabibito-probe';

/**
 * Tries what the browser can keep, by writing to it: one that is full or forbidden opens all the same.
 * @param patienceMs An IndexedDB that does not answer in this time counts as missing; some never answer at all.
 */
export async function accountStorage(
  browser: BrowserStorage,
  patienceMs: number,
): Promise<AccountStorage> {
  if (await canWriteDatabase(browser, patienceMs)) return 'indexed-db';
  return canWriteLocally(browser) ? 'local-storage' : 'nowhere';
}

function canWriteDatabase(browser: BrowserStorage, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
    const end = (isWritten: boolean): void => {
      clearTimeout(timer);
      resolve(isWritten);
    };
    try {
      const opening = browser.indexedDB?.open(NAME);
      if (opening === undefined) return end(false);
      opening.onupgradeneeded = () => void opening.result.createObjectStore(NAME);
      opening.onerror = () => end(false);
      opening.onsuccess = () => {
        const database = opening.result;
        const close = (isWritten: boolean): void => {
          database.close();
          end(isWritten);
        };
        try {
          const writing = database.transaction(NAME, 'readwrite');
          writing.objectStore(NAME).put(NAME, NAME);
          writing.oncomplete = () => close(true);
          writing.onabort = () => close(false);
        } catch {
          close(false);
        }
      };
    } catch {
      end(false);
    }
  });
}

function canWriteLocally(browser: BrowserStorage): boolean {
  try {
    const storage = browser.localStorage;
    storage?.setItem(NAME, NAME);
    storage?.removeItem(NAME);
    return storage !== undefined;
  } catch {
    return false;
  }
}
