import type { View } from '../../story/scene';
import type { PaperShape, Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { far } from './far';
import { middle } from './middle';
import { near } from './near';
import { object } from './object';
import { together } from './together';

/** A place with what happens there, seen in each way; the farthest shape first. */
export const VIEWS: Readonly<Record<View, (studio: Studio, stage: Stage) => PaperShape[]>> = {
  middle,
  far,
  together,
  near,
  object,
};
