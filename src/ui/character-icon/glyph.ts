import { lazyPart } from '../lazy-part/lazy-part';

/** The pictures come after the words; the seal keeps their room. */
export const CharacterGlyph = lazyPart(() => import('./CharacterGlyph'));
