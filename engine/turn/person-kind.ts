import type { PersonKind } from '../../story/scene';
import { hashText } from '../world/random';
import type { Person, Soul } from '../storylets/format/world';

/** Recurring characters look the same in every world, except where they are no people there. */
const OF_SOUL: Readonly<Record<Soul, PersonKind>> = {
  tae: 'woman',
  kuramochi: 'official',
  sagiri: 'rival',
  mio: 'woman',
  yomi: 'child',
};

/** What a person's introduction says, the most particular first. */
const OF_WORDS: readonly (readonly [RegExp, PersonKind])[] = [
  [/老婆|老姉妹|婆|六十過ぎ/u, 'grandmother'],
  [/老人|老教師|老大工|灯台守|五十がらみ/u, 'elder'],
  [/子ども|の子[ァ-ヺ]|十六/u, 'child'],
  [/役人|隊長|副長|改め/u, 'official'],
  [/女主人|女。|女房役|の姉|妹。|貝売り|札役|料理番|部員|宝石|生徒|磨き女/u, 'woman'],
  [/大男|兄。|の弟|頭。|探偵|釜焚き|配達|配り|学生|弟子|新入り|口入れ|秤持ち/u, 'man'],
];

/** Speaking things and animals have no silhouette of a person. */
const NO_PERSON = /木の鳥|守宮|^山羊。/u;

/** The silhouette of a person of a story; null for who is no person. */
export function personKindOf({ id, called = '', manner, soul }: Person): PersonKind | null {
  const words = `${manner}\n${called}`;
  if (NO_PERSON.test(words)) return null;
  if (soul !== undefined) return OF_SOUL[soul];
  const found = OF_WORDS.find(([pattern]) => pattern.test(words));
  return found?.[1] ?? (hashText(id) % 2 === 0 ? 'woman' : 'man');
}
