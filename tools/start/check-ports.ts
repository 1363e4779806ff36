import { isPortFree } from '../support/is-port-free';
import { ToolError } from '../support/tool-error';
import type { Settings } from './settings';

/** @throws ToolError `port-in-use` or `port-given-twice` */
export async function checkPorts(settings: Settings): Promise<void> {
  const ports = [
    ['PORT', settings.port],
    ['AUTH_PORT', settings.authPort],
    ['DATABASE_PORT', settings.databasePort],
    ['FIRESTORE_PORT', settings.firestorePort],
  ] as const;
  const seen = new Map<number, string>();
  for (const [name, port] of ports) {
    const other = seen.get(port);
    if (other !== undefined) {
      throw new ToolError('port-given-twice', `${other} and ${name} both name port ${port}.`);
    }
    seen.set(port, name);
    if (!(await isPortFree(port))) {
      throw new ToolError(
        'port-in-use',
        `Port ${port} is taken by another program. Please end that program or set the variable ${name} to a free port.`,
      );
    }
  }
}
