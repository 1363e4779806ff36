import { paths } from '../../../../story/paths';
import { B } from '../callers';
import type { PathTable } from '../table';

const NOW = { '.sv': 'timestamp' };
const HOUR_MS = 3_600_000;

/** An offer of an account to another device: listing the hashes would allow a search for codes. */
export const handover: PathTable = {
  path: paths.handover,
  listed: () => paths.handovers,
  valid: () => ({ hash: 'a'.repeat(64), date: NOW }),
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       yes  no    yes     yes     yes
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
  `,
  payloads: {
    valid: [[{ hash: '0123456789abcdef'.repeat(4), date: NOW }, 'taken']],
    'extra key': [
      [{ uid: B }, 'refused'],
      [{ 'hash/more': 'a' }, 'refused'],
    ],
    'wrong type': [
      [{ '': 'a'.repeat(64) }, 'refused'],
      [{ hash: 5 }, 'refused'],
      [{ hash: 'ABCDE-23456' }, 'refused'],
      [{ hash: null }, 'refused'],
      [{ date: 'today' }, 'refused'],
      [{ date: null }, 'refused'],
    ],
    'too long': [[{ hash: 'a'.repeat(65) }, 'refused']],
    'foreign uid': [[{ uid: B }, 'refused']],
    forged: [[{ date: 1 }, 'refused']],
    'future time': [[{ date: Date.now() + HOUR_MS }, 'refused']],
    'deleted parent': [
      [{ hash: 'b'.repeat(64) }, 'refused'],
      [{ date: NOW }, 'refused'],
    ],
  },
};
