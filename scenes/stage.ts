import type { PaperShape } from './paper/studio';
import type { Standpoint } from './people/standpoint';

/** A place without people: the layers behind and in front of where the hero stands, the farthest first. */
export interface Stage {
  readonly behind: readonly PaperShape[];
  readonly hero: Standpoint;
  readonly front: readonly PaperShape[];
}
