import { paths } from '../../../../story/paths';
import { B } from '../callers';
import type { PathTable } from '../table';

const NOW = { '.sv': 'timestamp' };
const HOUR_MS = 3_600_000;
const DATE = '2026-11-21T00:00:00.000Z';

const earlier = (uid: string) => ({
  [paths.report('10353', uid)]: { date: DATE, reason: '…', at: Date.now() - HOUR_MS },
});

/** A reader's report of a story: readable for the operator only, and not revocable. */
export const report: PathTable = {
  path: (uid) => paths.report('10353', uid),
  listed: () => paths.reports,
  valid: () => ({
    date: DATE,
    at: NOW,
    kind: 'harmful',
    reason: '怖いです。',
    url: '/game/adventure/16/10353/1/1/0',
  }),
  given: earlier,
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       no   no    yes     yes     no
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
  `,
  payloads: {
    valid: [
      [{ reason: '' }, 'taken'],
      [{ reason: 'あ'.repeat(500), kind: 'other', at: NOW }, 'taken'],
      [{ url: null, kind: null }, 'taken'],
      [{ at: null }, 'taken'],
    ],
    'extra key': [
      [{ more: 1 }, 'refused'],
      [{ 'reason/more': 'x' }, 'refused'],
    ],
    'wrong type': [
      [{ '': 'report' }, 'refused'],
      [{ date: 0 }, 'refused'],
      [{ date: null }, 'refused'],
      [{ reason: 5 }, 'refused'],
      [{ reason: null }, 'refused'],
      [{ reason: '\u202E' }, 'refused'],
      [{ reason: `あ${'\u0301'.repeat(4)}` }, 'refused'],
      [{ kind: 'boring' }, 'refused'],
      [{ kind: 5 }, 'refused'],
      [{ url: true }, 'refused'],
    ],
    'too long': [
      [{ date: '2'.repeat(41) }, 'refused'],
      [{ reason: 'あ'.repeat(501) }, 'refused'],
      [{ url: 'a'.repeat(201) }, 'refused'],
    ],
    'foreign uid': [[{ uid: B }, 'refused']],
    forged: [[{ at: 1 }, 'refused']],
    'future time': [
      [{ at: Date.now() + HOUR_MS }, 'refused'],
      // The reader's own clock; `at` has the server's time.
      [{ date: '2999-01-01T00:00:00.000Z' }, 'taken'],
    ],
    'deleted parent': [
      [{ reason: 'x' }, 'refused'],
      [{ reason: 'x', date: DATE }, 'taken'],
    ],
  },
};

const notYet = `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       no   no    yes     no      no
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
`;

/** A report of a moment ago. */
export const freshReport: PathTable = {
  ...report,
  given: (uid) => ({ [paths.report('10353', uid)]: { date: DATE, reason: '…', at: Date.now() } }),
  may: notYet,
};

/** A report without a time, so that its age is unknown. */
export const undatedReport: PathTable = {
  ...report,
  given: (uid) => ({ [paths.report('10353', uid)]: { date: DATE, reason: '…' } }),
  may: notYet,
};

const STORY = 'somebody';
const never = `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       no   no    no      no      no
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
`;

/** A report of a story that is in the member list. */
export const storyReport: PathTable = {
  ...report,
  path: (uid) => paths.report(STORY, uid),
  given: (uid) => ({
    [paths.member(STORY)]: { onamae: '灯' },
    [paths.report(STORY, uid)]: { date: DATE, reason: '…', at: Date.now() - HOUR_MS },
  }),
};

/** A report of a story that does not exist, or is hidden. */
export const nobodysReport: PathTable = {
  ...storyReport,
  given: (uid) => ({
    [paths.report(STORY, uid)]: { date: DATE, reason: '…', at: Date.now() - HOUR_MS },
  }),
  may: never,
};

/** A report by an account that the engine's rate limiter has paused. */
export const pausedReport: PathTable = {
  ...report,
  given: (uid) => ({
    ...earlier(uid),
    [`ai/27/engine/likesPausedUntil/${uid}`]: Date.now() + HOUR_MS,
  }),
  may: never,
};

/** The same account after the pause. */
export const releasedReport: PathTable = {
  ...report,
  given: (uid) => ({
    ...earlier(uid),
    [`ai/27/engine/likesPausedUntil/${uid}`]: Date.now() - 1000,
  }),
};
