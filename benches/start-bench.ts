import { residentMegabytes } from './memory';
import { newInstance } from './instance';
import { distribution } from './statistics';

const RUNS = 3;
/** From `npm start` to `ready` with data, in s. */
const LONGEST_START = 2;

/** The measurements; `exceeding` has those that exceed their bound. */
interface Measured {
  readonly [name: string]: unknown;
  readonly exceeding: readonly string[];
}

/** From `npm start` to `ready` with everything installed and built, and the memory of the services then. */
export async function benchStart(): Promise<Measured> {
  const first: number[] = [];
  const again: number[] = [];
  const memory: { localFirebase: number; engine: number; web: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const instance = await newInstance();
    const fresh = await instance.start();
    first.push(fresh.seconds);
    memory.push({
      localFirebase: residentMegabytes('services/local-firebase.mjs', instance),
      engine: residentMegabytes('services/engine.mjs', instance),
      web: residentMegabytes('services/web.mjs', instance),
    });
    await fresh.app.interrupt();
    const kept = await instance.start();
    again.push(kept.seconds);
    await kept.app.interrupt();
    instance.remove();
  }
  const withData = distribution(again);
  return {
    startToReadySeconds: { withoutData: distribution(first), withData },
    residentMegabytes: {
      localFirebase: distribution(memory.map(({ localFirebase }) => localFirebase)),
      engine: distribution(memory.map(({ engine }) => engine)),
      web: distribution(memory.map(({ web }) => web)),
      together: distribution(
        memory.map(({ localFirebase, engine, web }) => localFirebase + engine + web),
      ),
    },
    exceeding: withData.median > LONGEST_START ? ['start with data'] : [],
  };
}
