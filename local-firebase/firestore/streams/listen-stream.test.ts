import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccessControl } from '../access/access-control';
import { Database } from '../documents/database';
import { createMemoryStore } from '../../storage/memory-store';
import { commit } from '../rpc/commit';
import type { Services } from '../rpc/services';
import { RpcError } from '../status/rpc-error';
import { Transactions } from '../transactions/transactions';
import { openListenStream } from './listen-stream';

const ROOT = 'projects/p/databases/(default)/documents';
const CALLER = { isAdmin: false, claims: null };

const openToAllButSecrets: AccessControl = {
  checkGet: () => new Set(),
  checkList: (_caller, { query }) => {
    if (query.from[0]?.collectionId === 'secrets') throw new RpcError('PERMISSION_DENIED', 'no');
    return new Set();
  },
  checkListCollections: () => undefined,
  checkWrites: () => undefined,
};

let services: Services;
let sent: object[];
let failures: unknown[];

beforeEach(async () => {
  const now = () => 1_700_000_000_000;
  const database = await Database.open({ store: createMemoryStore(), now, log: () => undefined });
  services = {
    database,
    transactions: new Transactions({ database, elapsed: now, newId: () => 'id' }),
    access: openToAllButSecrets,
    epoch: 'epoch',
    newDocumentId: () => 'id',
  };
  sent = [];
  failures = [];
});

function listen() {
  return openListenStream(services, CALLER, {
    send: (message) => sent.push(message),
    fail: (error) => failures.push(error),
  });
}

function collection(collectionId: string) {
  return {
    query: { parent: ROOT, structuredQuery: { from: [{ collectionId }] } },
  };
}

function write(path: string, n: number) {
  return commit(services, CALLER, {
    writes: [{ update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: n } } } }],
  });
}

function remove(path: string) {
  return commit(services, CALLER, { writes: [{ delete: `${ROOT}/${path}` }] });
}

function change(type?: string, id?: number) {
  return {
    targetChange: {
      ...(type ? { targetChangeType: type } : {}),
      ...(id === undefined ? {} : { targetIds: [id] }),
    },
  };
}

describe('the Listen stream', () => {
  it('answers a target with its documents, and commits with the differences', async () => {
    await write('c/a', 1);
    const stream = listen();
    stream.receive({ addTarget: { targetId: 2, ...collection('c') } });
    expect(sent).toMatchObject([
      change('ADD', 2),
      { documentChange: { document: { name: `${ROOT}/c/a` }, targetIds: [2] } },
      change('CURRENT', 2),
      { targetChange: { readTime: expect.any(String) as string } },
    ]);
    sent.length = 0;
    await write('elsewhere/x', 1);
    expect(sent).toEqual([]);
    await write('c/b', 1);
    await remove('c/a');
    expect(sent).toMatchObject([
      { documentChange: { document: { name: `${ROOT}/c/b` } } },
      change(),
      { documentDelete: { document: `${ROOT}/c/a`, removedTargetIds: [2] } },
      change(),
    ]);
  });

  it('resets a resumed target', async () => {
    await write('c/a', 1);
    listen().receive({ addTarget: { targetId: 2, resumeToken: 'MQ==', ...collection('c') } });
    expect(sent).toMatchObject([
      change('ADD', 2),
      change('RESET', 2),
      { documentChange: {} },
      change('CURRENT', 2),
      change(),
    ]);
  });

  it('sends only the document count of a resumed target while nothing has changed', async () => {
    await write('c/a', 1);
    const stream = listen();
    stream.receive({ addTarget: { targetId: 2, ...collection('c') } });
    const { targetChange } = v.parse(
      v.object({ targetChange: v.object({ resumeToken: v.string() }) }),
      sent.at(-1),
    );
    const resumed = { targetId: 4, resumeToken: targetChange.resumeToken, ...collection('c') };
    await write('d/a', 1);
    sent.length = 0;
    stream.receive({ addTarget: resumed });
    expect(sent).toMatchObject([
      change('ADD', 4),
      { filter: { targetId: 4, count: 1 } },
      change('CURRENT', 4),
      change(),
    ]);
    await write('c/b', 1);
    sent.length = 0;
    stream.receive({ addTarget: resumed });
    expect(sent).toMatchObject([
      change('ADD', 4),
      change('RESET', 4),
      { documentChange: {} },
      { documentChange: {} },
      change('CURRENT', 4),
      change(),
    ]);
  });

  it('reports that a named document is missing', () => {
    const documents = { documents: [`${ROOT}/c/none`] };
    listen().receive({ addTarget: { targetId: 2, documents } });
    expect(sent).toMatchObject([
      change('ADD', 2),
      { documentDelete: { document: `${ROOT}/c/none`, removedTargetIds: [2] } },
      change('CURRENT', 2),
      change(),
    ]);
  });

  it.each([
    ['not allowed', collection('secrets'), 7],
    ['wrong', { query: { parent: ROOT, structuredQuery: { where: { odd: true } } } }, 3],
    ['nothing', {}, 3],
  ])('refuses only the target that is %s', async (_what, target, code) => {
    const stream = listen();
    stream.receive({ addTarget: { targetId: 4, ...target } });
    expect(sent).toMatchObject([
      { targetChange: { targetChangeType: 'REMOVE', targetIds: [4], cause: { code } } },
    ]);
    stream.receive({ addTarget: { targetId: 6, ...collection('c') } });
    sent.length = 0;
    await write('c/a', 1);
    expect(sent).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  it('sends nothing for removed targets, and nothing after it was closed', async () => {
    const stream = listen();
    stream.receive({ addTarget: { targetId: 2, ...collection('c') } });
    stream.receive({ addTarget: { targetId: 4, ...collection('d') } });
    stream.receive({ removeTarget: 2 });
    expect(sent.at(-1)).toMatchObject(change('REMOVE', 2));
    sent.length = 0;
    await write('c/a', 1);
    stream.close();
    await write('d/a', 1);
    expect(sent).toEqual([]);
  });

  it('fails as a whole for an invalid request', () => {
    listen().receive({ addTarget: 'x' });
    expect(failures).toMatchObject([{ code: 'INVALID_ARGUMENT' }]);
  });
});
