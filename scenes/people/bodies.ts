import { line, round, sharp, soft, type Piece } from '../paper/cutout';
import type { Point } from '../paper/path';

export type Pose = 'standing' | 'walking' | 'sitting';

export type Garment = 'cloak' | 'coat' | 'robe' | 'dress' | 'apron' | 'armour';

const BODIES: Readonly<Record<Garment, readonly Point[]>> = {
  cloak: [
    [-9, -150],
    [-26, -140],
    [-34, -96],
    [-46, -44],
    [-18, -34],
    [4, -42],
    [30, -34],
    [27, -92],
    [24, -138],
    [9, -150],
  ],
  coat: [
    [-8, -150],
    [-24, -140],
    [-27, -112],
    [-21, -92],
    [-30, -42],
    [-8, -38],
    [0, -58],
    [8, -38],
    [29, -42],
    [21, -92],
    [24, -116],
    [22, -140],
    [8, -150],
  ],
  robe: [
    [-8, -150],
    [-23, -140],
    [-25, -100],
    [-34, -44],
    [-44, -6],
    [0, 3],
    [42, -6],
    [31, -44],
    [22, -100],
    [21, -140],
    [8, -150],
  ],
  dress: [
    [-7, -150],
    [-19, -140],
    [-18, -118],
    [-12, -98],
    [-32, -54],
    [-46, -12],
    [0, -2],
    [44, -12],
    [30, -54],
    [12, -98],
    [17, -118],
    [18, -140],
    [7, -150],
  ],
  apron: [
    [-8, -150],
    [-24, -140],
    [-28, -108],
    [-26, -80],
    [-32, -40],
    [0, -34],
    [31, -40],
    [26, -80],
    [27, -110],
    [22, -140],
    [8, -150],
  ],
  armour: [
    [-9, -150],
    [-30, -142],
    [-30, -122],
    [-21, -104],
    [-19, -86],
    [-30, -44],
    [0, -38],
    [29, -44],
    [19, -86],
    [21, -104],
    [30, -124],
    [29, -142],
    [9, -150],
  ],
};

const SEATED: readonly Point[] = [
  [-9, -102],
  [-28, -92],
  [-34, -46],
  [-40, 6],
  [-8, 12],
  [46, 2],
  [52, -14],
  [30, -34],
  [24, -90],
  [9, -102],
];

const LEGS: Readonly<Record<Pose, readonly (readonly Point[])[]>> = {
  standing: [
    [
      [-18, -60],
      [-16, -6],
      [-16, 0],
      [-1, 0],
      [-4, -6],
      [-3, -60],
    ],
    [
      [3, -60],
      [5, -6],
      [5, 0],
      [21, 0],
      [17, -6],
      [17, -60],
    ],
  ],
  walking: [
    [
      [-16, -60],
      [-34, -8],
      [-35, 0],
      [-19, 0],
      [-20, -8],
      [-1, -56],
    ],
    [
      [0, -60],
      [17, -8],
      [18, 0],
      [34, -1],
      [31, -8],
      [16, -58],
    ],
  ],
  sitting: [
    [
      [38, -12],
      [37, 46],
      [36, 52],
      [56, 52],
      [52, 46],
      [52, -10],
    ],
  ],
};

/** Toes below a long garment. */
const TOES: readonly Point[] = [
  [-14, -6],
  [-14, 0],
  [26, 0],
  [20, -6],
];

const APRON: readonly Point[] = [
  [-2, -134],
  [18, -134],
  [20, -106],
  [27, -84],
  [30, -46],
  [4, -42],
  [-4, -84],
  [2, -106],
];

const isLong = (garment: Garment): boolean => garment === 'robe' || garment === 'dress';

/** What covers a body, from the shoes to the neck, without its arms. */
export const bodyOf = (garment: Garment, pose: Pose): readonly Piece[] => {
  if (pose === 'sitting') {
    return [...LEGS.sitting.map((leg) => sharp('dark', leg)), soft('cloth', SEATED)];
  }
  const below = isLong(garment) ? [TOES] : LEGS[pose];
  return [
    ...below.map((leg) => sharp('dark', leg)),
    soft('cloth', BODIES[garment]),
    ...(garment === 'apron' ? [soft('trim', APRON)] : []),
    ...(garment === 'armour'
      ? [round('iron', [-25, -134], 12, 11), round('iron', [24, -134], 12, 11)]
      : []),
    ...(garment === 'coat'
      ? [
          line('dark', 2, [
            [9, -140],
            [12, -100],
            [9, -44],
          ]),
        ]
      : []),
  ];
};

/** An arm and its hand. */
const ARMS = {
  down: {
    sleeve: [
      [10, -142],
      [20, -136],
      [27, -112],
      [26, -86],
      [16, -86],
      [15, -108],
      [6, -126],
    ],
    hand: [21, -82],
  },
  forward: {
    sleeve: [
      [4, -142],
      [18, -136],
      [34, -118],
      [52, -114],
      [52, -104],
      [28, -106],
      [6, -120],
    ],
    hand: [56, -110],
  },
  raised: {
    sleeve: [
      [4, -142],
      [18, -140],
      [36, -140],
      [54, -158],
      [60, -150],
      [42, -126],
      [10, -120],
    ],
    hand: [59, -158],
  },
} as const satisfies Record<string, { sleeve: readonly Point[]; hand: Point }>;
export type Arm = keyof typeof ARMS;

/** Where the hand of the arm is. */
export const handOf = (arm: Arm, lowered: number): Point => {
  const [x, y] = ARMS[arm].hand;
  return [x, y + lowered];
};

/** @param lowered How much lower the shoulders are: of a seated person. */
export const armOf = (arm: Arm, lowered: number): readonly Piece[] => {
  const { sleeve } = ARMS[arm];
  return [
    round('skin', handOf(arm, lowered), 6),
    soft(
      'cloth',
      sleeve.map(([x, y]): Point => [x, y + lowered]),
    ),
  ];
};
