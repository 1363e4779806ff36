import type { Micros } from '../values/timestamp';
import type { DocumentChanges } from './document-index';
import { collectionOf } from './resource-name';

/** The time of the last change of each collection, since this process started. */
export class ChangeTimes {
  readonly #times = new Map<string, Micros>();

  note(changes: DocumentChanges, time: Micros): void {
    for (const name of changes.keys()) this.#times.set(collectionOf(name), time);
  }

  /** Whether a collection that `covers` accepts was changed after the time. */
  changedSince(time: Micros, covers: (collection: string) => boolean): boolean {
    return [...this.#times].some(([collection, changed]) => changed > time && covers(collection));
  }
}
