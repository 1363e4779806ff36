import type { Facts } from '../facts/facts';

/** A bright noon at the market of a port: 42 銀貨, three bundles of hemp, ナギ present, トウジ deceased. */
const MOMENT: Facts = {
  role: 'user',
  outline: '',
  world: '港町シオノミ',
  theme: '冒険物',
  place: '朝市',
  isIndoors: false,
  day: 2,
  time: '昼',
  weather: '晴れ',
  camp: '景気',
  purse: 42,
  hp: 10,
  happened: [],
  present: [{ name: 'ナギ', manner: '測量師。ゆっくり話す。' }],
  guest: null,
  absent: ['ヤエ', 'タエ', 'サギリ', 'フク'],
  spokenOf: ['トウジ'],
  ofWorld: ['ナギ', 'トウジ', 'ヤエ', 'タエ', 'サギリ', 'フク'],
  isRevealed: false,
  isOver: false,
  goods: [4],
  bag: ['麻の荒苧を三束'],
  amounts: { coins: new Set([42]), any: new Set([42, 3]), units: ['束'] },
  mustMention: [],
  elsewhere: ['波止場'],
  technology: 'preindustrial',
  magic: false,
  promise: 'open',
  outcome: null,
};

/** The facts of a moment that differs from the usual one as stated. */
export function factsOfMoment(changes: Partial<Facts>): Facts {
  return { ...MOMENT, ...changes };
}
