import { isPortFree } from '../support/is-port-free';
import type { Settings } from './settings';

/** A sentence for the first port that is in use or configured twice, or null when all are usable. */
export async function portProblem(settings: Settings): Promise<string | null> {
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
      return `${other} and ${name} both name port ${port}. Please give one of the variables another port.`;
    }
    seen.set(port, name);
    if (!(await isPortFree(port))) {
      return `Port ${port} is taken by another program. Please end that program or set the variable ${name} to a free port.`;
    }
  }
  return null;
}
