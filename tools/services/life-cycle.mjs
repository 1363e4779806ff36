// Preloaded in every service process (node --import), so plain JavaScript without a dependency.
// Over the IPC channel to its parent process, a service responds to health checks and detects that the parent has exited.
import { isMainThread } from 'node:worker_threads';

/** Timeout of a clean stop after the parent has exited, in ms. */
const GRACE_MS = 700;

// Worker threads inherit this module, but have no channel of their own.
if (isMainThread && process.channel) {
  process.on('message', (message) => {
    // The callback receives the error when the parent has exited meanwhile.
    if (message === 'ping') process.send?.('pong', () => undefined);
  });
  process.once('disconnect', endWithParent);
  // The channel alone must not keep a finished service running.
  process.channel.unref();
}

function endWithParent() {
  const insist = setTimeout(() => {
    try {
      // A service leads a process group: its child processes end with it.
      process.kill(-process.pid, 'SIGKILL');
    } catch {
      process.exit(1);
    }
  }, GRACE_MS);
  insist.unref();
  process.kill(process.pid, 'SIGTERM');
}
