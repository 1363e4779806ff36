import type { Camp } from '../../../story/camp';
import { newEntry, type Entry } from '../../../story/entry';
import { DEFAULT_FIRST_WORD } from '../../../story/first-word';
import { SHOWCASE_UID } from '../../../story/paths';
import { showcaseUid } from '../../../story/showcase';

interface Hero {
  readonly onamae: string;
  readonly firstWord: string;
  readonly camp: Camp;
  /** 特殊な性質 */
  readonly trait: string;
}

/** The first volume's, whose entry guests know from the specification. */
const TOWA: Hero = {
  onamae: 'トワ',
  firstWord: DEFAULT_FIRST_WORD,
  camp: '平和',
  trait: '',
};

/** Those of the volumes, in their order; after the last one it begins anew. */
const HEROES: readonly Hero[] = [
  TOWA,
  {
    onamae: 'ハル',
    firstWord: '儲け話なら、歩きながら聞こう。',
    camp: '景気',
    trait: '目利きで、数に強い。ただし泳げない。',
  },
  {
    onamae: 'シズ',
    firstWord: '静かに。……いま、針が鳴りました。',
    camp: '平和',
    trait: '耳がよい。暗いところが怖い。',
  },
  {
    onamae: 'ロク',
    firstWord: '開くなと言われた戸は、開けるためにあるのさ。',
    camp: '混沌',
    trait: '鍵をあけるのが得意。犬に弱い。',
  },
  {
    onamae: 'ナツメ',
    firstWord: 'お腹がすいてちゃ、世界は救えないよ！',
    camp: '景気',
    trait: '料理人。朝に弱い。',
  },
  {
    onamae: 'ヨイチ',
    firstWord: 'わしは、まだ負けとらん。',
    camp: '混沌',
    trait: '元船乗り。高いところは苦手じゃ。',
  },
  {
    onamae: 'ミチル',
    firstWord: '地図にない道から行きましょう。',
    camp: '平和',
    trait: '字がうまく、記憶力がよい。嘘がつけない。',
  },
];

/** The entry of a volume's character. @param volume Counts from 1. */
export function showcaseEntry(volume: number, now: Date): Entry {
  const { onamae, firstWord, camp, trait } = HEROES[(volume - 1) % HEROES.length] ?? TOWA;
  const entry = newEntry(
    { uid: showcaseUid(volume), oid: Number(SHOWCASE_UID), onamae, firstWord },
    now,
    camp,
  );
  return { ...entry, equipment: { ...entry.equipment, text: trait } };
}
