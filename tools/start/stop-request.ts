/** How often the parent process is looked for, in ms. */
const LOOK_MS = 250;

/**
 * Resolves when somebody wants this process to stop: by a signal, or by ending the shell that npm started it in,
 * which passes no signal on (`kill` of npm itself would otherwise leave everything running).
 */
export function stopRequest(): Promise<'signal'> {
  return new Promise((resolve) => {
    const parent = process.ppid;
    const look = setInterval(() => {
      if (process.ppid !== parent) request();
    }, LOOK_MS);
    // What else is running keeps the process alive, not this look-out.
    look.unref();
    function request(): void {
      clearInterval(look);
      resolve('signal');
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
  });
}
