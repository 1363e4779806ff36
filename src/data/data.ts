import type { Accounts } from './accounts';
import type { Entries } from './entries';
import type { Likes } from './likes';
import type { PublicLists } from './lists';
import type { Reader } from './reader';
import type { Reports } from './reports';
import type { Session } from './session';
import type { Stories } from './stories';
import type { Lazy } from './subscription';

/** Everything the app asks of its database, by product. Values are parsed before they are handed on. */
export interface Data {
  readonly session: Session;
  readonly stories: Lazy<Stories>;
  readonly entries: Lazy<Entries>;
  readonly likes: Lazy<Likes>;
  readonly lists: Lazy<PublicLists>;
  readonly reader: Lazy<Reader>;
  readonly reports: Lazy<Reports>;
  readonly accounts: Lazy<Accounts>;
}
