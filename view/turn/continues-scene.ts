import { parseSceneUrl } from '../../story/scene';
import type { Turn } from '../../story/turn';

/** A scene's address without what varies its details; '' where there is none. */
const pictureOf = ({ url, hidden }: Turn): string =>
  hidden !== true && url.startsWith('scene:') ? url.replaceAll(/(?:seed|take)=\d+/gu, '') : '';

/** Where and when a turn happens; '' where no scene is drawn. */
function placeOf(turn: Turn): string {
  const scene = turn.hidden === true ? null : parseSceneUrl(turn.url);
  return scene === null ? '' : `${scene.name}/${scene.time}/${scene.weather}`;
}

/**
 * Whether the picture of the turn above serves this one too: the player acts in the game master's scene, and a scene of
 * an older engine shows its place alone.
 */
export function continuesScene(turn: Turn, above: Turn | undefined): boolean {
  if (above === undefined) return false;
  const isAnswer = turn.role === 'user' && above.role === 'model';
  const [own, former] = isAnswer
    ? [placeOf(turn), placeOf(above)]
    : [pictureOf(turn), pictureOf(above)];
  return own !== '' && own === former;
}
