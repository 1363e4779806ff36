/** Where a browser keeps an account: `nowhere` when it is gone with the page. */
export type AccountStorage = 'indexed-db' | 'local-storage' | 'nowhere';

/** What a browser keeps things in; getters, because merely touching them throws where they are forbidden. */
export interface BrowserStorage {
  readonly indexedDB?: IDBFactory | undefined;
  readonly localStorage?: Storage | undefined;
}

const NAME = 'tokinotabibito-probe';

/** In localStorage, where an IndexedDB has been written to before. */
const WRITTEN = 'tokinotabibito-indexed-db';

/** How long an IndexedDB may take to answer before it counts as missing, in ms; some never answer at all. */
export interface StoragePatience {
  readonly firstVisitMs: number;
  /** Where an earlier visit wrote to it: without it the reader would have another account. */
  readonly laterVisitMs: number;
}

/** Tries what the browser can keep, by writing to it: one that is full or forbidden opens all the same. */
export async function accountStorage(
  browser: BrowserStorage,
  { firstVisitMs, laterVisitMs }: StoragePatience,
): Promise<AccountStorage> {
  const patienceMs =
    locally(browser, (storage) => storage.getItem(WRITTEN)) === null ? firstVisitMs : laterVisitMs;
  if (await canWriteDatabase(browser, patienceMs)) {
    locally(browser, (storage) => storage.setItem(WRITTEN, ''));
    return 'indexed-db';
  }
  const isWritable = locally(browser, (storage) => {
    storage.setItem(NAME, NAME);
    storage.removeItem(NAME);
    return true;
  });
  return isWritable === true ? 'local-storage' : 'nowhere';
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

/** What `access` gives; null without a localStorage that can be used. */
function locally<T>(browser: BrowserStorage, access: (storage: Storage) => T): T | null {
  try {
    const storage = browser.localStorage;
    return storage === undefined ? null : access(storage);
  } catch {
    return null;
  }
}
