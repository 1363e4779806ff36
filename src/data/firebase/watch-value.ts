import { onValue, type Query } from 'firebase/database';
import { dataErrorCode } from '../data-error';
import type { Watch } from '../subscription';

/** Delivers the parsed value of a place in the database, at once and whenever it changes. */
export const watchValue =
  <T>(target: Query, parse: (value: unknown) => T): Watch<T> =>
  (listener) =>
    onValue(
      target,
      (snapshot) => listener.next(parse(snapshot.val())),
      (error) => listener.error(dataErrorCode(error)),
    );
