import type { CharacterIconName } from '../../story/character-icon';
import type { PersonKind } from '../../story/scene';
import { line, round, soft, type Paint, type Piece } from '../paper/cutout';
import type { Paper } from '../paper/studio';
import type { Garment } from './bodies';
import type { Headwear } from './heads';

/** How a person looks: the silhouette, and the colours of the clothes. */
export interface Look {
  readonly garment: Garment;
  readonly headwear: Headwear;
  readonly cloth: Paper;
  readonly trim: Paper;
  /** Height as a share of a grown-up's. */
  readonly size: number;
  /** On the back, or behind. */
  readonly carries: readonly Piece[];
}

const PACK: readonly Piece[] = [round('timber', [-28, -104], 15, 20)];

const lute = (paint: Paint): readonly Piece[] => [
  line('timber', 6, [
    [-40, -84],
    [-14, -164],
  ]),
  soft(paint, [
    [-30, -110],
    [-56, -98],
    [-58, -70],
    [-38, -58],
    [-22, -74],
  ]),
];

const BUNDLE: readonly Piece[] = [
  soft('linen', [
    [-18, -150],
    [-44, -158],
    [-60, -132],
    [-58, -96],
    [-32, -84],
    [-18, -96],
  ]),
  line('earth', 3, [
    [-58, -126],
    [-20, -124],
  ]),
];

const TAIL: readonly Piece[] = [
  line('hair', 8, [
    [-22, -54],
    [-44, -48],
    [-56, -66],
    [-52, -88],
  ]),
];

const look = (
  garment: Garment,
  headwear: Headwear,
  cloth: Paper,
  trim: Paper,
  more: Partial<Pick<Look, 'size' | 'carries'>> = {},
): Look => ({ garment, headwear, cloth, trim, size: 1, carries: [], ...more });

export const HEROES: Readonly<Record<CharacterIconName, Look>> = {
  traveller: look('cloak', 'brim', 'slate', 'shu', { carries: PACK }),
  merchant: look('coat', 'flat', 'wood', 'ochre', { carries: BUNDLE }),
  sailor: look('coat', 'sailor', 'ai', 'linen'),
  scholar: look('robe', 'mortarboard', 'slate', 'gold'),
  guardian: look('armour', 'helmet', 'iron', 'shu'),
  wizard: look('robe', 'pointed', 'plum', 'gold'),
  detective: look('cloak', 'deerstalker', 'earth', 'brick'),
  baker: look('apron', 'baker', 'earth', 'linen'),
  musician: look('coat', 'beret', 'pine', 'shu', { carries: lute('ochre') }),
  cat: look('coat', 'cat', 'timber', 'shu', { carries: TAIL, size: 0.94 }),
  flower: look('dress', 'bonnet', 'leaf', 'shu'),
  moon: look('robe', 'hood', 'deep', 'gold'),
};

/** Several for each kind, so that two of a kind in one picture differ. */
export const PEOPLE: Readonly<Record<PersonKind, readonly [Look, ...Look[]]>> = {
  woman: [
    look('dress', 'bun', 'brick', 'linen'),
    look('apron', 'kerchief', 'deep', 'linen'),
    look('dress', 'long', 'leaf', 'ochre'),
  ],
  man: [
    look('coat', 'none', 'deep', 'ochre'),
    look('apron', 'flat', 'earth', 'linen'),
    look('coat', 'flat', 'pine', 'ochre'),
  ],
  elder: [look('robe', 'bald', 'earth', 'linen', { size: 0.92 })],
  grandmother: [look('dress', 'grey', 'plum', 'linen', { size: 0.84 })],
  child: [
    look('coat', 'none', 'ochre', 'shu', { size: 0.62 }),
    look('dress', 'bun', 'shu', 'linen', { size: 0.6 }),
    look('coat', 'flat', 'leaf', 'ochre', { size: 0.64 }),
  ],
  official: [look('coat', 'tall', 'iron', 'gold', { size: 1.06 })],
  rival: [look('coat', 'tail', 'plum', 'gold', { size: 1.05 })],
  guest: [look('cloak', 'hood', 'leaf', 'gold')],
};
