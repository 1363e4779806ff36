import type { FirebaseServices } from '../../engine/adapters/firebase-services';

/** A process that dies when one of its writes has taken effect: nothing that it does later has an effect. */
export interface DoomedProcess {
  /** Puts its death around something that it uses. */
  readonly around: <T extends object>(target: T) => T;
  readonly services: (services: FirebaseServices) => FirebaseServices;
  /** Writes that took effect so far. */
  readonly writes: () => number;
  readonly isDead: () => boolean;
}

/** What changes a database. Between two of these a process can die wherever it likes: it leaves the same behind. */
const WRITES: ReadonlySet<string | symbol> = new Set([
  ...['create', 'update', 'publish'],
  ...['writeCounts', 'writeScore'],
  ...['project', 'writeRanking', 'trimTimeline'],
  ...['begin', 'moveDocument', 'finish', 'list'],
  ...['note', 'notePoints', 'remember', 'markOutdated', 'settle', 'claim', 'release', 'writePlace'],
  // A queue's.
  'add',
]);

/** @param lastWrite How many writes take effect. The answer of the last one does not arrive. */
export function doomedProcess(lastWrite: number): DoomedProcess {
  let writes = 0;
  let isDead = lastWrite === 0;
  const around = async (name: string | symbol, call: () => unknown): Promise<unknown> => {
    if (isDead) throw new Error('The process is dead.');
    if (!WRITES.has(name)) return call();
    writes += 1;
    const isLast = writes === lastWrite;
    // Already now: what runs beside the last write must not get through either.
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
 * Lets a process die after each of its writes, a few such lives side by side.
 * @param dieAndGoOn Plays a life in which so many writes take effect, and what comes after it; gives the writes it made.
 * @returns the writes of a life without a death.
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

/** Puts something around every call of a port's methods. */
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
