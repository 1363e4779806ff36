import type { Turn } from '../../story/turn';

/** A scene's address without the seed that varies its details; '' where there is none. */
const sceneOf = ({ url, hidden }: Turn): string =>
  hidden !== true && url.startsWith('scene:') ? url.replace(/seed=\d+/u, '') : '';

/** Whether a turn stands in the scene of the turn above it, whose picture then serves both. */
export const continuesScene = (turn: Turn, above: Turn | undefined): boolean =>
  above !== undefined && sceneOf(turn) !== '' && sceneOf(turn) === sceneOf(above);
