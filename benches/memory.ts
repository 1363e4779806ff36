import { readFileSync, readdirSync } from 'node:fs';

/** Resident memory in MB of the process whose command line contains this file name, from /proc. */
export function residentMegabytes(
  commandPart: string,
  env: { readonly dataDir?: string } = {},
): number {
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .find((name) => {
      const command = read(`/proc/${name}/cmdline`);
      return (
        command.includes(commandPart) &&
        (env.dataDir === undefined || read(`/proc/${name}/environ`).includes(env.dataDir))
      );
    });
  if (pid === undefined) throw new Error(`No running process names ${commandPart}.`);
  return processMegabytes(Number(pid));
}

/** Resident memory in MB of a process. */
export function processMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/mu.exec(read(`/proc/${pid}/status`))?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} is not running.`);
  return Math.round(Number(kilobytes) / 102.4) / 10;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has exited meanwhile, or belongs to another user.
    return '';
  }
}
