import type { Condition } from './condition';
import type { Topic } from './topic';

/** Whether the traveller learnt something in the chapter: `knows KEY`, `not knows KEY`. */
export type MemoryCondition =
  | Extract<Condition, { readonly is: 'knows' }>
  | { readonly is: 'not'; readonly condition: MemoryCondition };

/** Something of a finished chapter that comes back in a later one, in another world. */
export interface Memory {
  /** Unique in its spine. */
  readonly id: string;
  /** A later scene about one of these brings it back. */
  readonly topics: readonly Topic[];
  /** Said by this soul in a scene with it, whatever the scene is about; left out: the traveller's own memory. */
  readonly by?: 'sagiri';
  /** What must have been learnt in that chapter. */
  readonly when: readonly MemoryCondition[];
  /** One sentence each, told in the traveller's section. */
  readonly wordings: readonly string[];
}
