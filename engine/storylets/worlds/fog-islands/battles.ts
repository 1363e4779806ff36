import type { Battles } from '../../format/battle';

/** The islands' fights. */
export const BATTLES: Battles = {
  'drift-goods/wrestle-the-porters': {
    against: ['人足の三人'],
    winner: '{me}',
    line: '約束どおりの賃で、願います',
    result: '力くらべは{me}が制し、荷揚げの賃が下がった。',
  },
  'shy-swordsman/scare': {
    against: ['用心棒', '桶屋', '樽屋'],
    winner: '用心棒',
    line: 'もう一度',
    result: '用心棒は逃げずに殴り、騒ぎの真ん中で怖がるのを忘れた。',
  },
  'cub-repays/ride': {
    against: ['霧けものの三頭'],
    winner: '{me}',
    line: 'いい足音でした',
    result: 'ためた足音が弾け、けものたちは仔と一緒に帰っていった。',
  },
  'sheep-trial/escape-together': {
    against: ['ケンモツ', '六人の下役'],
    winner: '{me}',
    line: '判決は、逃げ切りです',
    result: '羊と下役が入り乱れ、裁きは立ち消えになった。',
  },
  'silent-drum/drum-with-head': {
    against: ['濡れた四十人'],
    result: '橋は消えて全員が浅瀬に落ち、なくした撥も出てきた。',
  },
};
