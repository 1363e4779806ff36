import { paths } from '../../../../story/paths';
import type { PathTable } from '../table';

/** The engine's public data: readable for all, never written by clients. */
const published = (
  path: PathTable['path'],
  listed: string,
  valid: PathTable['valid'],
  change: Readonly<Record<string, unknown>>,
): PathTable => ({
  path,
  listed: () => listed,
  valid,
  may: `
    who         get  list  create  update  delete
    signed out  yes  yes   no      no      no
    owner       yes  yes   no      no      no
    others      yes  yes   no      no      no
    engine      yes  yes   yes     yes     yes
  `,
  payloads: {
    valid: [[change, 'taken']],
    'extra key': [[{ more: 1 }, 'taken']],
    'wrong type': [[{ '': 'text' }, 'taken']],
    'too long': [[{ '': 'あ'.repeat(10_000) }, 'taken']],
    'foreign uid': [[{ uid: 'somebody' }, 'taken']],
    forged: [[{ score: 1_000_000 }, 'taken']],
    'future time': [[{ date: '2999-01-01T00:00:00.000Z' }, 'taken']],
    'deleted parent': [[change, 'taken']],
  },
});

export const publishedTables: Readonly<Record<string, PathTable>> = {
  member: published(paths.member, paths.members, (uid) => ({ uid, onamae: '灯' }), {
    onamae: '灯里',
  }),
  'a place of the ranking': published(
    () => `${paths.ranking}/0`,
    paths.ranking,
    () => ({ onamae: '灯', score: 10 }),
    { score: 20 },
  ),
  'an entry of the timeline': published(
    () => paths.timelineEntry('t1'),
    paths.timeline,
    (uid) => ({ date: '2026-11-21T00:00:00.000Z', summary: '朝', url: `${uid}/1/1/0` }),
    { summary: '夜' },
  ),
  'counts of likes': published(
    paths.favoriteCountsOf,
    paths.favoriteCounts,
    (uid) => ({ [`${uid}_1_1E`]: 2 }),
    { more_1_1E: 3 },
  ),
};
