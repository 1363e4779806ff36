import { freePorts } from '../support/free-ports';
import { isPortFree } from '../support/is-port-free';

/** Ports that only the suite itself uses; the official ones if they are free. */
export interface SuitePorts {
  readonly functions: number;
  readonly tasks: number;
  readonly eventarc: number;
  readonly hub: number;
  readonly logging: number;
}

const OFFICIAL: SuitePorts = {
  functions: 5001,
  tasks: 9499,
  eventarc: 9299,
  hub: 4400,
  logging: 4500,
};

export async function suitePorts(): Promise<SuitePorts> {
  const areFree = await Promise.all(Object.values(OFFICIAL).map(isPortFree));
  if (areFree.every(Boolean)) return OFFICIAL;
  const [functions = 0, tasks = 0, eventarc = 0, hub = 0, logging = 0] = await freePorts(5);
  return { functions, tasks, eventarc, hub, logging };
}
