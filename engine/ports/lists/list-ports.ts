import type { PublicBoard } from './public-board';
import type { SectionIndex } from './section-index';

/** The public lists, and which sections exist. */
export interface ListPorts {
  readonly board: PublicBoard;
  readonly sections: SectionIndex;
}
