import { parseFavoriteKey } from '../../../story/favorite-key';
import type { Favorite, LikedTurn } from '../../ports/likes/favorite-store';
import type { LikeDeps } from './like-deps';

interface Recount {
  /** Everything that people like. It is emptied. */
  readonly liked: Set<string>;
  /** Gets what the shards do not hold as people say it. */
  readonly onDifference: (favorite: Favorite) => void;
  /** Gets a turn of each story whose counts or points are not what the shards say. */
  readonly onOutdated: (turn: LikedTurn) => void;
}

/** One text for a like; a uid holds no slash. */
export const likeText = ({ uid, key }: Favorite): string => `${uid}/${key}`;

/**
 * Finds likes that were given or taken while no engine ran, and what a crashed one left uncounted: compares what people like
 * with the shards, and those with the public counts, story by story.
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
