import type { PaperShape, Studio } from '../paper/studio';

export interface Composition {
  readonly place: 'outdoors' | 'indoors';
  readonly draw: (studio: Studio) => PaperShape[];
}
