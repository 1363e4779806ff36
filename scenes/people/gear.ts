import type { Gear } from '../../story/scene';
import { line, round, sharp, soft, type Piece } from '../paper/cutout';

interface Worn {
  /** Behind the body. */
  readonly behind: readonly Piece[];
  /** In front of the body. */
  readonly front: readonly Piece[];
}

/** What the hero wears and carries; nothing of it hides the face. */
export const GEAR_PIECES: Readonly<Record<Gear, Worn>> = {
  sword: {
    behind: [
      line('iron', 7, [
        [14, -96],
        [-48, -44],
      ]),
    ],
    front: [
      line('gold', 5, [
        [14, -108],
        [26, -94],
      ]),
      line('timber', 6, [
        [20, -101],
        [32, -112],
      ]),
    ],
  },
  shield: {
    behind: [
      soft('iron', [
        [-26, -142],
        [-50, -138],
        [-56, -104],
        [-34, -68],
        [-12, -98],
        [-10, -138],
      ]),
      soft('trim', [
        [-28, -132],
        [-42, -130],
        [-46, -106],
        [-33, -84],
        [-19, -104],
        [-18, -130],
      ]),
    ],
    front: [],
  },
  staff: {
    behind: [
      line('timber', 6, [
        [42, -186],
        [50, 0],
      ]),
    ],
    front: [round('gold', [42, -190], 8)],
  },
  book: {
    behind: [],
    front: [
      sharp('trim', [
        [18, -118],
        [44, -124],
        [47, -92],
        [21, -86],
      ]),
      line('linen', 3, [
        [22, -88],
        [46, -94],
      ]),
    ],
  },
  armour: {
    behind: [],
    front: [
      soft('iron', [
        [-10, -146],
        [-24, -138],
        [-20, -108],
        [2, -98],
        [21, -108],
        [22, -138],
        [8, -146],
      ]),
      line('slate', 2.4, [
        [2, -142],
        [3, -102],
      ]),
      round('iron', [-22, -136], 11),
      round('iron', [21, -136], 11),
    ],
  },
  charm: {
    behind: [],
    front: [
      line('gold', 2, [
        [-6, -144],
        [6, -122],
        [12, -142],
      ]),
      round('gold', [6, -119], 5),
    ],
  },
};
