import type { TurnAddress } from '../../../story/favorite-key';
import { BASE_PATH, turnUrl } from '../../../story/turn-url';

/** The public address of one turn by itself. */
export const turnLink = (address: TurnAddress): string =>
  `${window.location.origin}${BASE_PATH}/${turnUrl(address)}`;
