import type { Random } from './random';

/** A service as the target of an attack. */
export interface FuzzTarget {
  readonly name: string;
  /** Sends one invalid input and reads the response, with a short timeout. */
  attack(random: Random): Promise<void>;
  /** Sends a valid request. @throws for a wrong response */
  visit(): Promise<void>;
  close(): Promise<void>;
}
