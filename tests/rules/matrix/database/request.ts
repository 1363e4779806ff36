import { paths } from '../../../../story/paths';
import { B } from '../callers';
import type { PathTable } from '../table';

const NOW = { '.sv': 'timestamp' };
const HOUR_MS = 3_600_000;

/** A typed code that waits for the engine: unreadable for clients, and overwritable only after a minute. */
export const redeem: PathTable = {
  path: (uid) => paths.request('redeem', uid),
  listed: () => paths.requests('redeem'),
  valid: () => ({ code: 'ABCDE-23456', date: NOW }),
  given: (uid) => ({
    [paths.request('redeem', uid)]: { code: 'X', date: Date.now() - HOUR_MS },
  }),
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       no   no    yes     yes     no
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
  `,
  payloads: {
    valid: [[{ code: 'FGHJK-34567', date: NOW }, 'taken']],
    'extra key': [
      [{ uid: B }, 'refused'],
      [{ 'code/more': 'X' }, 'refused'],
    ],
    'wrong type': [
      [{ '': 'ABCDE-23456' }, 'refused'],
      [{ code: 5 }, 'refused'],
      [{ code: null }, 'refused'],
      [{ date: 'now' }, 'refused'],
      [{ date: null }, 'refused'],
    ],
    'too long': [[{ code: 'A'.repeat(41) }, 'refused']],
    'foreign uid': [[{ uid: B }, 'refused']],
    forged: [[{ date: 1 }, 'refused']],
    'future time': [[{ date: Date.now() + HOUR_MS }, 'refused']],
    'deleted parent': [[{ code: 'X' }, 'refused']],
  },
};

/** A code of a moment ago. */
export const freshRedeem: PathTable = {
  ...redeem,
  given: (uid) => ({ [paths.request('redeem', uid)]: { code: 'X', date: Date.now() } }),
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       no   no    yes     no      no
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
  `,
};

/** A deletion request: it can be made once. */
export const erase: PathTable = {
  path: (uid) => paths.request('erase', uid),
  listed: () => paths.requests('erase'),
  valid: () => ({ date: NOW }),
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       yes  no    yes     no      no
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
  `,
  payloads: {
    valid: [[{ date: NOW }, 'taken']],
    'extra key': [[{ all: true }, 'refused']],
    'wrong type': [
      [{ '': true }, 'refused'],
      [{ date: 'now' }, 'refused'],
      [{ date: null }, 'refused'],
    ],
    'too long': [[{ '': 'あ'.repeat(10_000) }, 'refused']],
    'foreign uid': [[{ uid: B }, 'refused']],
    forged: [[{ date: 1 }, 'refused']],
    'future time': [[{ date: Date.now() + HOUR_MS }, 'refused']],
    'deleted parent': [[{ date: NOW }, 'taken']],
  },
};
