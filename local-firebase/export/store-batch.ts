import type { RecordChange, RecordStore } from '../storage/record-store';

const MAX_CHANGES = 1000;
const MAX_CHARACTERS = 4_000_000;

/** Writes records in batches, which bounds memory and avoids one disk write per record. */
export class StoreBatch {
  readonly #store: RecordStore;
  #changes: RecordChange[] = [];
  #characters = 0;

  constructor(store: RecordStore) {
    this.#store = store;
  }

  async put(key: string, value: string): Promise<void> {
    this.#changes.push({ key, value });
    this.#characters += value.length;
    if (this.#changes.length >= MAX_CHANGES || this.#characters >= MAX_CHARACTERS)
      await this.flush();
  }

  async flush(): Promise<void> {
    const changes = this.#changes;
    this.#changes = [];
    this.#characters = 0;
    await this.#store.commit(changes);
  }
}
