import { setImmediate } from 'node:timers/promises';
import type { FirebaseServices } from '../../engine/adapters/firebase-services';
import { intercept } from './engine-crash';

/**
 * `slow`: some calls take long · `failing`: some calls fail without effect · `half-acknowledging`: some calls take
 * effect, and their response is lost.
 */
export type StoreFault = 'slow' | 'failing' | 'half-acknowledging';

/** Single calls. Listeners, and the calls of an engine's start, are unaffected. */
const CALLS: ReadonlySet<string | symbol> = new Set([
  ...['read', 'create', 'update', 'publish', 'due'],
  ...['readSome', 'isHidden'],
  ...['project', 'writeRanking', 'readBest', 'trimTimeline'],
  ...['readCounts', 'writeCounts', 'readOutdatedScores', 'writeScore', 'writeCoverLikes'],
]);

/** One call in this many is affected. */
const SHARE = 6;
/** A slow call takes up to this many turns of the event loop before and after its effect. */
const LONGEST = 40;

/** @param random From 0 to 1, exclusive. */
export function faultyServices(
  fault: StoreFault,
  random: () => number,
): (services: FirebaseServices) => FirebaseServices {
  const pause = async (): Promise<void> => {
    const turns = Math.floor(random() * LONGEST);
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
  };
  const around = async (name: string | symbol, call: () => unknown): Promise<unknown> => {
    if (!CALLS.has(name) || random() * SHARE >= 1) return call();
    switch (fault) {
      case 'slow': {
        await pause();
        const answer = await call();
        await pause();
        return answer;
      }
      case 'failing':
        throw new Error('The store failed.');
      case 'half-acknowledging':
        await call();
        throw new Error('The answer was lost.');
    }
  };
  return (services) => ({
    ...services,
    store: intercept(services.store, around),
    entries: intercept(services.entries, around),
    board: intercept(services.board, around),
    favorites: intercept(services.favorites, around),
  });
}
