import { parseFavoriteKey, type TurnAddress } from '../../../story/favorite-key';
import type { FavoriteCount } from '../../ports/favorite-store';

interface LikedTurn {
  readonly address: TurnAddress;
  readonly people: Set<string>;
}

/** Who likes which turn, brought up to date person by person. */
export interface LikeTally {
  /** @returns the counts that changed. Keys that name no turn are left out. */
  set(uid: string, keys: ReadonlySet<string>): FavoriteCount[];
  /** Every count above 0. */
  counts(): FavoriteCount[];
  /** How many likes by others a story has, on those turns that count. */
  likesOfOthers(docid: string, counts: (turn: TurnAddress) => boolean): number;
}

export function createLikeTally(): LikeTally {
  const keysOfPeople = new Map<string, ReadonlySet<string>>();
  const stories = new Map<string, Map<string, LikedTurn>>();

  const change = (uid: string, key: string, likes: boolean): FavoriteCount[] => {
    const address = parseFavoriteKey(key);
    if (address === null) return [];
    const { docid } = address;
    const turns = stories.get(docid) ?? new Map<string, LikedTurn>();
    const turn = turns.get(key) ?? { address, people: new Set<string>() };
    if (likes) turn.people.add(uid);
    else turn.people.delete(uid);
    if (turn.people.size > 0) turns.set(key, turn);
    else turns.delete(key);
    if (turns.size > 0) stories.set(docid, turns);
    else stories.delete(docid);
    return [{ docid, key, count: turn.people.size }];
  };

  return {
    set(uid, keys) {
      const before = keysOfPeople.get(uid) ?? new Set<string>();
      if (keys.size > 0) keysOfPeople.set(uid, keys);
      else keysOfPeople.delete(uid);
      const taken = [...before].filter((key) => !keys.has(key));
      const given = [...keys].filter((key) => !before.has(key));
      return [
        ...taken.flatMap((key) => change(uid, key, false)),
        ...given.flatMap((key) => change(uid, key, true)),
      ];
    },
    counts: () =>
      [...stories].flatMap(([docid, turns]) =>
        [...turns].map(([key, { people }]) => ({ docid, key, count: people.size })),
      ),
    likesOfOthers(docid, counts) {
      let likes = 0;
      for (const { address, people } of stories.get(docid)?.values() ?? []) {
        if (counts(address)) likes += people.size - (people.has(docid) ? 1 : 0);
      }
      return likes;
    },
  };
}
