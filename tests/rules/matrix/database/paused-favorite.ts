import { paths } from '../../../../story/paths';
import type { PathTable } from '../table';
import { favorites, someSections } from './favorite';

const pausedUntil = (uid: string): string => `ai/27/engine/likesPausedUntil/${uid}`;

const given = (uid: string, until: number): Readonly<Record<string, unknown>> => ({
  ...someSections,
  [pausedUntil(uid)]: until,
  [paths.favoritesOf(uid)]: { abc_1_1E: true },
});

/** Likes of an account that the engine's rate limiter has paused. */
export const pausedFavorites: PathTable = {
  ...favorites,
  given: (uid) => given(uid, Date.now() + 600_000),
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       yes  yes   no      no      no
    others      yes  yes   no      no      no
    engine      yes  yes   yes     yes     yes
  `,
};

/** The same account after the pause. */
export const releasedFavorites: PathTable = {
  ...favorites,
  given: (uid) => given(uid, Date.now() - 1000),
};
