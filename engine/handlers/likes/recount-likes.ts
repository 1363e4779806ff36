import { parseFavoriteKey } from '../../../story/favorite-key';
import type { Favorite, LikedTurn } from '../../ports/likes/favorite-store';
import type { LikeDeps } from './like-deps';

interface Recount {
  /** The likes of all accounts. It is emptied. */
  readonly liked: Set<string>;
  /** Gets the likes whose shards differ from the stored likes. */
  readonly onDifference: (favorite: Favorite) => void;
  /** Gets a turn of each story whose public counts or points differ from the shards. */
  readonly onOutdated: (turn: LikedTurn) => void;
}

/** A like as one text; a uid contains no slash. */
export const likeText = ({ uid, key }: Favorite): string => `${uid}/${key}`;

/**
 * Recount after a crash or downtime: compares the likes of all accounts with the shards, and the shards with the public
 * counts, story by story.
 */
export async function recountLikes(
  { liked, onDifference, onOutdated }: Recount,
  { shards }: Pick<LikeDeps, 'shards'>,
): Promise<void> {
  for (const docid of await shards.stories()) {
    const [people, points, counts, sum] = await Promise.all([
      shards.people(docid),
      shards.pointsByPerson(docid),
      shards.countsOf(docid),
      shards.points(docid),
    ]);
    const counted = new Map(counts.map(({ key, count }) => [key, count]));
    const noted = new Map<string, number>();
    for (const favorite of people) {
      noted.set(favorite.key, (noted.get(favorite.key) ?? 0) + 1);
      const isWorth = favorite.uid === docid || points.has(favorite.uid);
      if (!liked.delete(likeText(favorite)) || !isWorth) onDifference(favorite);
    }
    const wrong = [...new Set([...counted.keys(), ...noted.keys()])].filter(
      (key) => counted.get(key) !== noted.get(key),
    );
    const notedSum = [...points.values()].reduce((all, one) => all + one, 0);
    const [someKey] = [...wrong, ...noted.keys(), ...counted.keys()];
    if (wrong.length === 0 && notedSum !== sum && someKey !== undefined) wrong.push(someKey);
    for (const key of wrong) await shards.markOutdated({ docid, key });
    if (wrong[0] !== undefined) onOutdated({ docid, key: wrong[0] });
  }
  for (const like of liked) {
    const [uid = '', key = ''] = like.split('/');
    if (parseFavoriteKey(key) !== null) onDifference({ uid, key });
  }
  liked.clear();
}
