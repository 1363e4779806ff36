/** Interval of the checks for the parent process, in ms. */
const LOOK_MS = 250;

/**
 * Resolves when this process is asked to stop: by a signal, or by the end of the shell that npm started it in,
 * which forwards no signal (`kill` of npm itself would otherwise leave all processes running).
 */
export function stopRequest(): Promise<'signal'> {
  return new Promise((resolve) => {
    const parent = process.ppid;
    const look = setInterval(() => {
      if (process.ppid !== parent) request();
    }, LOOK_MS);
    // This timer does not keep the process running.
    look.unref();
    function request(): void {
      clearInterval(look);
      resolve('signal');
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
  });
}
