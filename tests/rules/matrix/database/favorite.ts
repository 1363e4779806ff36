import { favoriteKey } from '../../../../story/favorite-key';
import { paths } from '../../../../story/paths';
import { B } from '../callers';
import type { PathTable } from '../table';

const KEY = favoriteKey({ docid: '10353', chapter: 1, section: 3 });

/** The engine's section index. */
export const listed = (...keys: readonly string[]): Readonly<Record<string, true>> =>
  Object.fromEntries(keys.map((key) => [`ai/27/engine/section/${key}`, true]));

/** The sections whose likes are tested. */
export const someSections = listed(KEY, 'abc_1_1E', 'abc_1_2E', 'a_1_2Eb_10_1E');

/** A like: every account may read and count likes, each sets and removes its own. */
export const favorite: PathTable = {
  path: (uid) => paths.favorite(uid, KEY),
  listed: () => paths.favorites,
  valid: () => true,
  given: () => someSections,
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       yes  yes   yes     yes     yes
    others      yes  yes   no      no      no
    engine      yes  yes   yes     yes     yes
  `,
  payloads: {
    valid: [[{ '': true }, 'taken']],
    'extra key': [[{ '': { value: true } }, 'refused']],
    'wrong type': [
      [{ '': false }, 'refused'],
      [{ '': 'true' }, 'refused'],
      [{ '': 5 }, 'refused'],
    ],
    'too long': [[{ '': 'あ'.repeat(10_000) }, 'refused']],
    'foreign uid': [[{ '': B }, 'refused']],
    forged: 'a like has no score',
    'future time': 'a like has no time',
    'deleted parent': [[{ '': true }, 'taken']],
  },
};

/** All likes of an account at once. */
export const favorites: PathTable = {
  ...favorite,
  path: paths.favoritesOf,
  valid: () => ({ [KEY]: true }),
  payloads: {
    valid: [
      [{ abc_1_2E: true }, 'taken'],
      [{ a_1_2Eb_10_1E: true }, 'taken'],
    ],
    'extra key': [
      [{ anything: true }, 'refused'],
      [{ _1_1E: true }, 'refused'],
      [{ abc_0_1E: true }, 'refused'],
      [{ abc_1_1: true }, 'refused'],
      [{ '10353_1_3E/more': true }, 'refused'],
      // Sections that are not in the index.
      [{ abc_1_3E: true }, 'refused'],
      [{ nobody_1_1E: true }, 'refused'],
      [Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`x_1_${n}E`, true])), 'refused'],
    ],
    'wrong type': [
      [{ [KEY]: 'true' }, 'refused'],
      [{ '': 'true' }, 'refused'],
      [{ '': true }, 'refused'],
    ],
    'too long': [
      [{ [`${'a'.repeat(157)}_1_1E`]: true }, 'refused'],
      [{ abc_1_2E: 'true'.repeat(10_000) }, 'refused'],
      [{ '': 'あ'.repeat(10_000) }, 'refused'],
    ],
    'foreign uid': [[{ uid: B }, 'refused']],
    forged: 'a like has no score',
    'future time': 'a like has no time',
    'deleted parent': [[{ abc_1_2E: true }, 'taken']],
  },
};

/** A like of a section that is no longer in the index: it may stay or be removed, and can't be set. */
export const goneFavorite: PathTable = {
  ...favorite,
  given: () => ({}),
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       yes  yes   no      yes     yes
    others      yes  yes   no      no      no
    engine      yes  yes   yes     yes     yes
  `,
};

/** Likes of an account that has reached the maximum. */
export const fullFavorites: PathTable = {
  ...favorites,
  given: (uid) => ({ ...someSections, [`ai/27/engine/full/${uid}`]: true }),
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       yes  yes   no      no      yes
    others      yes  yes   no      no      no
    engine      yes  yes   yes     yes     yes
  `,
};
