import { newEntry, type Entry } from '../../../story/entry';
import { SHOWCASE_UID } from '../../../story/paths';

/** The entry of the showcase's participant. */
export function showcaseEntry(now: Date): Entry {
  return newEntry(
    {
      uid: SHOWCASE_UID,
      oid: Number(SHOWCASE_UID),
      onamae: 'トワ',
      firstWord: 'このループからぬけださなきゃ…',
    },
    now,
    '平和',
  );
}
