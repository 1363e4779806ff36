import { paths } from '../../../../story/paths';
import { B } from '../callers';
import type { PathTable } from '../table';

const BOOKMARK = { chapter: 1, section: 3, date: '2026-11-21T00:00:00.000Z' };

/** Reading settings and bookmarks: nobody's business but the reader's. */
export const reader: PathTable = {
  path: paths.reader,
  listed: () => 'ai/27/reader',
  valid: () => ({ settings: '{"size":18}', bookmark: { '10353': BOOKMARK } }),
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
      [{ [`bookmark/${B}`]: BOOKMARK }, 'taken'],
      [{ 'bookmark/10353/chapter': 100_000, 'bookmark/10353/section': 100_000 }, 'taken'],
    ],
    'extra key': [
      [{ more: 'x' }, 'refused'],
      [{ 'bookmark/10353/more': 1 }, 'refused'],
      [{ 'settings/more': 1 }, 'refused'],
    ],
    'wrong type': [
      [{ '': 'reader' }, 'refused'],
      [{ settings: { size: 18 } }, 'refused'],
      [{ settings: 18 }, 'refused'],
      [{ bookmark: '10353' }, 'refused'],
      [{ 'bookmark/10353': 3 }, 'refused'],
      [{ 'bookmark/10353': { chapter: 1, section: 3 } }, 'refused'],
      ...['chapter', 'section'].flatMap((field) =>
        ['1', 0, 100_001, 1.5].map(
          (value) => [{ [`bookmark/10353/${field}`]: value }, 'refused'] as const,
        ),
      ),
      [{ 'bookmark/10353/date': 5 }, 'refused'],
    ],
    'too long': [
      [{ '': 'あ'.repeat(10_000) }, 'refused'],
      [{ settings: 'a'.repeat(2001) }, 'refused'],
      [{ 'bookmark/10353/date': '2'.repeat(41) }, 'refused'],
      [{ [`bookmark/${'a'.repeat(129)}`]: BOOKMARK }, 'refused'],
    ],
    'foreign uid': [[{ uid: B }, 'refused']],
    forged: [[{ score: 5 }, 'refused']],
    // Of two devices' bookmarks the newer one counts, by the devices' own clocks; rules cannot read a text as a time.
    'future time': [[{ 'bookmark/10353/date': '2999-01-01T00:00:00.000Z' }, 'taken']],
    'deleted parent': [
      [{ settings: '{"size":24}' }, 'taken'],
      [{ 'bookmark/10353/chapter': 2 }, 'refused'],
    ],
  },
};
