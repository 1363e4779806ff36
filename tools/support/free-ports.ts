import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** Above the ports that browsers refuse to open. */
const LOWEST = 11_000;

/** Where the ports begin that Linux gives to outgoing connections, the lowest of the systems'. */
const FIRST_EPHEMERAL = 32_768;

/**
 * `count` different free ports of 127.0.0.1, none of which this process was given recently.
 * No connection takes one between this answer and its use: they are below the ephemeral ones.
 */
export function freePorts(count: number): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, () => getPort({ host: '127.0.0.1', port: candidates() })),
  );
}

/** At random, so that processes which ask at the same moment are given different ones. */
function candidates(): number[] {
  return Array.from({ length: 20 }, () => randomInt(LOWEST, FIRST_EPHEMERAL));
}
