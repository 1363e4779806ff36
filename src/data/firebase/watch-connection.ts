import { ref } from 'firebase/database';
import type { Watch } from '../subscription';
import type { DatabaseConnection } from './connections';
import { watchValue } from './watch-value';

/** Reports whether the server can be reached, at once and whenever that changes. */
export const watchConnection = ({ database }: DatabaseConnection): Watch<boolean> =>
  watchValue(ref(database, '.info/connected'), (value) => value === true);
