import type { Random } from './random';

/** One of the services, as somebody stands before it who means it no good. */
export interface FuzzTarget {
  readonly name: string;
  /** Sends one thing that is wrong, and takes whatever comes back; not for long. */
  attack(random: Random): Promise<void>;
  /** Does what a good client does. @throws when the answer is wrong */
  visit(): Promise<void>;
  close(): Promise<void>;
}
