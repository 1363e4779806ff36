import { newInstance } from '../instance';
import { distribution, type Distribution } from '../statistics';
import { PARTS, isAlive, processesOf, secondsUntil, signalPart, type Part } from './parts';

const RUNS = 3;
const ORPHAN_RUNS = 5;

/** From the kill of a service until it is ready again, including the restart delay. */
export async function measureRestarts(): Promise<Record<Part, Distribution>> {
  const seconds: Record<Part, number[]> = { 'local-firebase': [], engine: [], web: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const instance = await newInstance();
    const { app } = await instance.start();
    for (const part of PARTS) {
      const before = processesOf(instance.dataDir, part).length;
      signalPart(instance.dataDir, part, 'SIGKILL');
      const isBack = (): boolean => processesOf(instance.dataDir, part).length > before;
      seconds[part].push(await secondsUntil(`${part} runs again`, isBack));
    }
    await app.interrupt();
    instance.remove();
  }
  return {
    'local-firebase': distribution(seconds['local-firebase']),
    engine: distribution(seconds.engine),
    web: distribution(seconds.web),
  };
}

/** From the kill of the supervisor until none of its services is running. */
export async function measureOrphans(): Promise<Distribution> {
  const seconds: number[] = [];
  for (let run = 0; run < ORPHAN_RUNS; run += 1) {
    const instance = await newInstance({ TURN_SECONDS: '0.5', PAGE_SECONDS: '2' });
    const { app } = await instance.start();
    const pids = PARTS.flatMap((part) => processesOf(instance.dataDir, part));
    process.kill(app.pid, 'SIGKILL');
    seconds.push(await secondsUntil('all services have ended', () => !pids.some(isAlive)));
    instance.remove();
  }
  return distribution(seconds);
}

/** From the moment at which the engine hangs until its replacement is ready. */
export async function measureHang(): Promise<number> {
  const instance = await newInstance();
  const { app } = await instance.start();
  signalPart(instance.dataDir, 'engine', 'SIGSTOP');
  const isBack = (): boolean => processesOf(instance.dataDir, 'engine').length > 1;
  const seconds = await secondsUntil('the hung engine was replaced', isBack);
  await app.interrupt();
  instance.remove();
  return seconds;
}
