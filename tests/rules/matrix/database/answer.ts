import { paths } from '../../../../story/paths';
import type { PathTable } from '../table';

/** The engine's response: read and removed by its recipient, never written by clients. */
export const answer: PathTable = {
  path: paths.answer,
  listed: () => paths.answers,
  valid: () => ({ token: 'secret', date: 1 }),
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       yes  no    no      no      yes
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
  `,
  payloads: {
    valid: [[{ token: 'another' }, 'taken']],
    'extra key': [[{ more: 1 }, 'taken']],
    'wrong type': [[{ '': 'answer' }, 'taken']],
    'too long': [[{ token: 'あ'.repeat(10_000) }, 'taken']],
    'foreign uid': [[{ uid: 'somebody' }, 'taken']],
    forged: [[{ problem: 'none' }, 'taken']],
    'future time': [[{ date: Date.now() + 3_600_000 }, 'taken']],
    'deleted parent': [[{ token: 'x' }, 'taken']],
  },
};
