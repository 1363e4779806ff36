import {
  ADVENTURE_COLLECTION,
  ENGINE_COLLECTION,
  HIDDEN_COLLECTION,
  SERIAL_COLLECTION,
  USAGE_COLLECTION,
} from '../../../story/paths';
import { B } from './callers';

/** Access to the documents of a collection; only the engine writes. */
export interface DocumentTable {
  /** An existing document; `create` tries another one beside it. */
  readonly path: (owner: string) => string;
  readonly may: string;
}

const CLOSED = `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       no   no    no      no      no
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
`;

export const documentTables: Readonly<Record<string, DocumentTable>> = {
  'a chapter of a story': {
    path: (uid) => `${ADVENTURE_COLLECTION}/${uid}-1`,
    may: `
    who         get  list  create  update  delete
    signed out  yes  yes   no      no      no
    owner       yes  yes   no      no      no
    others      yes  yes   no      no      no
    engine      yes  yes   yes     yes     yes
    `,
  },
  'the engine’s own save of a story': { path: (uid) => `${ENGINE_COLLECTION}/${uid}`, may: CLOSED },
  'a chapter that is hidden': { path: (uid) => `${HIDDEN_COLLECTION}/${uid}-1`, may: CLOSED },
  'the number of the newest story': { path: () => `${SERIAL_COLLECTION}/story`, may: CLOSED },
  'what models were used for': { path: () => `${USAGE_COLLECTION}/2026-11-21`, may: CLOSED },
  'a document below a chapter': {
    path: (uid) => `${ADVENTURE_COLLECTION}/${uid}-1/private/note`,
    may: CLOSED,
  },
  'another year’s stories': { path: (uid) => `adventure26/${uid}-1`, may: CLOSED },
  'a collection that no rule names': { path: (uid) => `users/${uid}`, may: CLOSED },
};

/** Payloads in place of a chapter; the valid one is refused like the invalid ones. */
export const documentPayloads = (uid: string): Readonly<Record<string, object>> => {
  const valid = {
    uid,
    onamae: '灯',
    image: 'cat',
    data: ['eJw='],
    seq: 2,
    updatedAt: '2026-11-21T00:00:00.000Z',
  };
  return {
    valid,
    'extra key': { ...valid, admin: true },
    'wrong type': { ...valid, data: 5, seq: 'two' },
    'too long': { ...valid, onamae: 'あ'.repeat(100_000) },
    'foreign uid': { ...valid, uid: B },
    forged: { ...valid, score: 1_000_000, clause: 99 },
    'future time': { ...valid, updatedAt: '2999-01-01T00:00:00.000Z' },
    // Also the form of a chapter's private document.
    'deleted parent': { ...valid, history: [], historyPlayer: [] },
  };
};
