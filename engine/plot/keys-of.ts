import type { Condition } from '../storylets/format/condition';

/** The facts and pieces of knowledge that conditions ask for. */
export function keysOf(when: readonly Condition[]): readonly string[] {
  return when.flatMap((condition) =>
    condition.is === 'set' || condition.is === 'knows' ? [condition.key] : [],
  );
}
