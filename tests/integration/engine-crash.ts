import type { FirebaseServices } from '../../engine/adapters/firebase-services';

/** A process that crashes after one of its writes: later writes have no effect. */
export interface DoomedProcess {
  /** Wraps a dependency with the crash. */
  readonly around: <T extends object>(target: T) => T;
  readonly services: (services: FirebaseServices) => FirebaseServices;
  /** The number of writes that took effect. */
  readonly writes: () => number;
  readonly isDead: () => boolean;
}

/** The methods that change a database. The crash is between two of these: its exact time makes no difference. */
const WRITES: ReadonlySet<string | symbol> = new Set([
  ...['create', 'update', 'publish'],
  ...['writeCounts', 'writeScore'],
  ...['project', 'writeRanking', 'trimTimeline'],
  ...['begin', 'moveDocument', 'finish', 'list'],
  ...['note', 'notePoints', 'remember', 'markOutdated', 'settle', 'claim', 'release', 'writePlace'],
  // Of a queue.
  'add',
]);

/** @param lastWrite The number of writes that take effect. The response to the last one is lost. */
export function doomedProcess(lastWrite: number): DoomedProcess {
  let writes = 0;
  let isDead = lastWrite === 0;
  const around = async (name: string | symbol, call: () => unknown): Promise<unknown> => {
    if (isDead) throw new Error('The process is dead.');
    if (!WRITES.has(name)) return call();
    writes += 1;
    const isLast = writes === lastWrite;
    // Set first: concurrent writes must not take effect either.
    isDead = isLast;
    const answer = await call();
    if (isDead) throw new Error('The process died before the answer.');
    return answer;
  };
  const doom = <T extends object>(target: T): T => intercept(target, around);
  return {
    around: doom,
    services: (services) => ({
      ...services,
      store: doom(services.store),
      entries: doom(services.entries),
      favorites: doom(services.favorites),
      board: doom(services.board),
      usage: doom(services.usage),
      shards: doom(services.shards),
      likers: doom(services.likers),
      sections: doom(services.sections),
      agenda: doom(services.agenda),
      accounts: doom(services.accounts),
      handovers: doom(services.handovers),
      inbox: doom(services.inbox),
      eraser: doom(services.eraser),
      admin: doom(services.admin),
      hiddenStories: doom(services.hiddenStories),
      storyHiding: doom(services.storyHiding),
    }),
    writes: () => writes,
    isDead: () => isDead,
  };
}

/**
 * Runs a scenario with a crash after each of its writes, a few scenarios in parallel.
 * @param dieAndGoOn Runs the scenario with this number of writes, and the recovery; gives the number of writes it made.
 * @returns the number of writes of a run without a crash.
 */
export async function dieAfterEachWrite(
  dieAndGoOn: (lastWrite: number) => Promise<number>,
): Promise<number> {
  const writes = await dieAndGoOn(Infinity);
  const deaths = Array.from({ length: writes + 1 }, (_, lastWrite) => lastWrite);
  const die = async (): Promise<void> => {
    for (let next = deaths.pop(); next !== undefined; next = deaths.pop()) await dieAndGoOn(next);
  };
  await Promise.all([die(), die(), die(), die()]);
  return writes;
}

type Around = (name: string | symbol, call: () => unknown) => unknown;

/** Wraps every method call of a port. */
export function intercept<T extends object>(target: T, around: Around): T {
  return new Proxy(target, {
    get(object, name, receiver) {
      const method: unknown = Reflect.get(object, name, receiver);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) =>
        around(name, (): unknown => Reflect.apply(method, object, args));
    },
  });
}
