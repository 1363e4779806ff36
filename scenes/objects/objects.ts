import type { SceneObject } from '../../story/scene';
import type { Piece } from '../paper/cutout';
import { CARRIED } from './carried';
import { GOODS } from './goods';
import { KEEPSAKES } from './keepsakes';

/** What can lie in the foreground, 200 units high at most. */
export const OBJECTS: Readonly<Record<SceneObject, readonly Piece[]>> = {
  ...GOODS,
  ...CARRIED,
  ...KEEPSAKES,
};
