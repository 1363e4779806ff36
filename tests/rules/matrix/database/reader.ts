import { paths } from '../../../../story/paths';
import { B } from '../callers';
import type { PathTable } from '../table';

const BOOKMARK = { docid: '10353', chapter: 1, section: 3, date: '2026-11-21T00:00:00.000Z' };

/** Reading settings and bookmarks: private to the reader. */
export const reader: PathTable = {
  path: paths.reader,
  listed: () => 'ai/27/reader',
  valid: () => ({ settings: '{"size":18}', bookmark: { '0': BOOKMARK } }),
  given: () => ({ [paths.member(B)]: { uid: B, onamae: '雪' } }),
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       yes  no    yes     yes     yes
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
  `,
  payloads: {
    valid: [
      [{ settings: '{"size":24}' }, 'taken'],
      [{ bookmark: null }, 'taken'],
      [{ 'bookmark/7': { ...BOOKMARK, docid: B } }, 'taken'],
      [{ 'bookmark/199': BOOKMARK, 'bookmark/99': BOOKMARK }, 'taken'],
      [{ 'bookmark/0/chapter': 100_000, 'bookmark/0/section': 100_000 }, 'taken'],
    ],
    'extra key': [
      [{ more: 'x' }, 'refused'],
      [{ 'bookmark/0/more': 1 }, 'refused'],
      [{ 'settings/more': 1 }, 'refused'],
      ...['200', '1000', '-1', '10353', B, 'x'].map(
        (slot) => [{ [`bookmark/${slot}`]: BOOKMARK }, 'refused'] as const,
      ),
      // More than the available slots.
      [
        Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`bookmark/${n}`, BOOKMARK])),
        'refused',
      ],
    ],
    'wrong type': [
      [{ '': 'reader' }, 'refused'],
      [{ settings: { size: 18 } }, 'refused'],
      [{ settings: 18 }, 'refused'],
      [{ bookmark: '10353' }, 'refused'],
      [{ 'bookmark/0': 3 }, 'refused'],
      [{ 'bookmark/0': { docid: '10353', chapter: 1, section: 3 } }, 'refused'],
      ...['chapter', 'section'].flatMap((field) =>
        ['1', 0, 100_001, 1.5].map(
          (value) => [{ [`bookmark/0/${field}`]: value }, 'refused'] as const,
        ),
      ),
      [{ 'bookmark/0/date': 5 }, 'refused'],
      [{ 'bookmark/0/docid': 5 }, 'refused'],
      // Stories that do not exist.
      ...['', 'nobody', `${B}/onamae`, '#', 'a'.repeat(129)].map(
        (docid) => [{ 'bookmark/0/docid': docid }, 'refused'] as const,
      ),
    ],
    'too long': [
      [{ '': 'あ'.repeat(10_000) }, 'refused'],
      [{ settings: 'a'.repeat(2001) }, 'refused'],
      [{ 'bookmark/0/date': '2'.repeat(41) }, 'refused'],
    ],
    'foreign uid': [[{ uid: B }, 'refused']],
    forged: [[{ score: 5 }, 'refused']],
    // Of two devices' bookmarks the newer one wins, by the devices' own clocks; rules can't parse a date.
    'future time': [[{ 'bookmark/0/date': '2999-01-01T00:00:00.000Z' }, 'taken']],
    'deleted parent': [
      [{ settings: '{"size":24}' }, 'taken'],
      [{ 'bookmark/0/chapter': 2 }, 'refused'],
    ],
  },
};

/** A bookmark of a story that was hidden later. */
export const hiddenBookmark: PathTable = {
  ...reader,
  path: (uid) => `${paths.reader(uid)}/bookmark/0/docid`,
  valid: () => 'hidden-since',
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       yes  no    no      yes     no
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
  `,
  given: (uid) => ({
    [`${paths.reader(uid)}/bookmark/0/chapter`]: 1,
    [`${paths.reader(uid)}/bookmark/0/section`]: 1,
    [`${paths.reader(uid)}/bookmark/0/date`]: BOOKMARK.date,
  }),
  payloads: {
    valid: [[{ '': 'hidden-since' }, 'taken']],
    'extra key': [[{ '': { docid: 'hidden-since' } }, 'refused']],
    'wrong type': [[{ '': 5 }, 'refused']],
    'too long': [[{ '': 'あ'.repeat(10_000) }, 'refused']],
    'foreign uid': [[{ '': 'hidden-as-well' }, 'refused']],
    forged: 'what it says is the name of a story',
    'future time': 'a name has no time',
    'deleted parent': 'it stands beside the rest of the bookmark',
  },
};
