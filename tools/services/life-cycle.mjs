// Loaded into every service process before its own code (node --import), so plain JavaScript without a dependency.
// Over the IPC channel to the process that started it, a service answers health checks and learns of its parent's death.
import { isMainThread } from 'node:worker_threads';

/** What a clean stop may take once the parent is gone, in ms. */
const GRACE_MS = 700;

// Worker threads inherit this module, but have no channel of their own.
if (isMainThread && process.channel) {
  process.on('message', (message) => {
    // The callback takes the error of a parent that is gone meanwhile.
    if (message === 'ping') process.send?.('pong', () => undefined);
  });
  process.once('disconnect', endWithParent);
  // The channel alone does not keep a service alive that has finished.
  process.channel.unref();
}

function endWithParent() {
  const insist = setTimeout(() => {
    try {
      // A service leads a process group: what it started itself ends with it.
      process.kill(-process.pid, 'SIGKILL');
    } catch {
      process.exit(1);
    }
  }, GRACE_MS);
  insist.unref();
  process.kill(process.pid, 'SIGTERM');
}
