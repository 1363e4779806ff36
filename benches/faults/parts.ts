import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PARTS = ['local-firebase', 'engine', 'web'] as const;
export type Part = (typeof PARTS)[number];

/** The process ids that a service has had so far, the running one last, according to its log. */
export function processesOf(dataDir: string, part: Part): number[] {
  const path = join(dataDir, 'logs', `${part}.log`);
  const texts = [`${path}.1`, path].map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  );
  return [...texts.join('').matchAll(/"service-started","pid":(\d+)/gu)].map(([, pid]) =>
    Number(pid),
  );
}

/** Whether a process is running and not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/\) [ZX] /u.test(stat);
  } catch {
    return false;
  }
}

/** Kills a service's running process. @returns its process id. */
export function signalPart(dataDir: string, part: Part, signal: NodeJS.Signals): number {
  const pid = processesOf(dataDir, part).at(-1);
  if (pid === undefined) throw new Error(`${part} has not been started.`);
  if (isAlive(pid)) process.kill(pid, signal);
  return pid;
}

/** Seconds until a check passes. @throws Error when it does not within `limitSeconds`. */
export async function secondsUntil(
  what: string,
  check: () => boolean | Promise<boolean>,
  limitSeconds = 120,
): Promise<number> {
  const begin = performance.now();
  const passed = (): number => (performance.now() - begin) / 1000;
  while (!(await check())) {
    if (passed() > limitSeconds) throw new Error(`After ${limitSeconds} s still not: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return Math.round(passed() * 1000) / 1000;
}

/** The status of a page's response, 0 for none within six seconds. */
export async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(6000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
