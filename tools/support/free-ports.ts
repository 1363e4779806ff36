import getPort from 'get-port';

/** `count` different free ports of 127.0.0.1, none of which this process was given recently. */
export function freePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, () => getPort({ host: '127.0.0.1' })));
}
