import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createMemoryStore } from '../../storage/memory-store';
import { RulesAccess } from '../access/rules-access';
import { Database } from '../documents/database';
import { pathOf } from '../documents/resource-name';
import { commit } from '../rpc/commit';
import { runQuery } from '../rpc/run-query';
import type { Services } from '../rpc/services';
import { RpcError } from '../status/rpc-error';
import { openListenStream } from '../streams/listen-stream';
import { Transactions } from '../transactions/transactions';
import { ListeningClient } from './listening-client';
import type { Plain, PlainQuery, PlainWrite, Term } from './plain-database';
import { PlainDatabase } from './plain-database';
import { ROOT, toFields, toStructuredQuery, toWrite } from './wire';

const RUNS = Number(process.env['FIRESTORE_SEQUENCES'] ?? 1000);
const CALLER = { isAdmin: false, claims: null };

const single = fc.constantFrom<Plain[]>(null, true, '', 'a', -1, 0, 1, 2, 0.5);
const list = fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 3 });
const plain = fc.oneof({ weight: 4, arbitrary: single }, { weight: 1, arbitrary: list });

const path = fc.constantFrom('c/a', 'c/b', 'c/d', 'c/a/c/e', 'c/b/c/a', 'o/a');
const fields = fc.record({ n: plain, s: plain, l: list }, { requiredKeys: [] });

const write: fc.Arbitrary<PlainWrite> = fc.oneof(
  fc.record({ kind: fc.constantFrom('set', 'create', 'update', 'merge'), path, fields }),
  fc.record({ kind: fc.constant('delete' as const), path }),
  fc.record({ kind: fc.constant('increment' as const), path, by: fc.integer({ min: -2, max: 2 }) }),
  fc.record({ kind: fc.constant('union' as const), path, elements: list }),
);

const field = fc.constantFrom('n', 's', 'l');
const term: fc.Arbitrary<Term> = fc.oneof(
  fc.record({
    field,
    operator: fc.constantFrom('==', '!=', '<', '<=', '>', '>='),
    operands: fc.tuple(plain),
  }),
  fc.record({
    field,
    operator: fc.constantFrom('in', 'not-in', 'contains-any'),
    operands: fc.array(single, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ field, operator: fc.constant('contains' as const), operands: fc.tuple(single) }),
);

const query: fc.Arbitrary<PlainQuery> = fc.record({
  collection: fc.constant('c'),
  group: fc.boolean(),
  terms: fc.array(term, { maxLength: 2 }),
  any: fc.boolean(),
  orderBy: fc.option(fc.record({ field, descending: fc.boolean() }), { nil: undefined }),
  limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
});

const listener = fc.integer({ min: 1, max: 3 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(write, { minLength: 1, maxLength: 4 }).map((writes) => ({ writes })),
  },
  { weight: 2, arbitrary: fc.record({ listen: listener, query }) },
  { weight: 1, arbitrary: fc.record({ pause: listener }) },
  { weight: 2, arbitrary: fc.record({ resume: listener }) },
  { weight: 2, arbitrary: fc.record({ query }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function startServices(): Promise<Services> {
  let ids = 0;
  let time = 0;
  const now = () => ++time;
  const database = await Database.open({
    store: createMemoryStore(),
    now,
    log: expect.unreachable,
  });
  return {
    database,
    transactions: new Transactions({ database, elapsed: now, newId: () => `t${++ids}` }),
    access: new RulesAccess({ database, rulesOf: () => undefined, log: expect.unreachable }),
    epoch: 'epoch',
    newDocumentId: () => `d${++ids}`,
  };
}

async function accepts(services: Services, writes: readonly PlainWrite[]): Promise<boolean> {
  try {
    await commit(services, CALLER, { writes: writes.map(toWrite) });
    return true;
  } catch (error) {
    if (error instanceof RpcError) return false;
    throw error;
  }
}

const answersSchema = v.array(v.object({ document: v.optional(v.object({ name: v.string() })) }));

async function queried(services: Services, structuredQuery: object): Promise<string[]> {
  const answers = await runQuery(services, CALLER, { parent: ROOT, structuredQuery });
  return v
    .parse(answersSchema, answers)
    .flatMap(({ document }) => (document ? [pathOf(document.name)] : []));
}

function checkListeners(client: ListeningClient, model: PlainDatabase): void {
  for (const { query: asked, shown, active, current } of client.listeners.values()) {
    if (!active) continue;
    expect(current).toBe(true);
    const expected = model
      .query(asked)
      .map((found) => [found, toFields(model.documents.get(found) ?? {})]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
  }
}

/** What the service and the model answer to one step; the same of both where a step has no answer. */
async function answersTo(
  step: Step,
  {
    services,
    model,
    client,
  }: { services: Services; model: PlainDatabase; client: ListeningClient },
): Promise<readonly [answered: unknown, expected: unknown]> {
  if ('writes' in step) {
    return [await accepts(services, step.writes), model.commit(step.writes)];
  }
  if ('listen' in step) {
    client.pause(step.listen);
    client.listen(step.listen, step.query);
    return [null, null];
  }
  if ('pause' in step) {
    client.pause(step.pause);
    return [null, null];
  }
  if ('resume' in step) {
    client.resume(step.resume);
    return [null, null];
  }
  return [await queried(services, toStructuredQuery(step.query)), model.query(step.query)];
}

async function play(steps: readonly Step[]): Promise<void> {
  const services = await startServices();
  const model = new PlainDatabase();
  const client = new ListeningClient((peer) => openListenStream(services, CALLER, peer));
  for (const one of steps) {
    const [answered, expected] = await answersTo(one, { services, model, client });
    expect(answered).toEqual(expected);
    checkListeners(client, model);
  }
  client.close();
}

it(
  `${RUNS} random sequences of writes, listens and queries end as in a plain model`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), play), {
      numRuns: RUNS,
    });
  },
  60_000 + RUNS * 100,
);
