import {
  endAt,
  endBefore,
  equalTo,
  get,
  goOffline,
  goOnline,
  increment,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  query as queryOf,
  ref,
  runTransaction,
  set,
  setPriority,
  startAfter,
  startAt,
  update,
  type Database,
  type DataSnapshot,
  type Query,
  type QueryConstraint,
} from 'firebase/database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, createModel, type Json, type ModelQuery } from './database-model';
import { startClients, type Clients } from './firebase-clients';

/** A few thousand take minutes. */
const runs = Number(process.env['DATABASE_MODEL_RUNS'] ?? 200);

let clients: Clients;
let writer: Database;
let reader: Database;
beforeAll(async () => {
  const indexes = { '.indexOn': ['.value', 'a', 'b/a'] };
  clients = await startClients({
    databaseRules: JSON.stringify({
      rules: {
        '.read': true,
        '.write': true,
        $run: { ...indexes, $a: { ...indexes, $b: { ...indexes, $c: indexes } } },
      },
    }),
  });
  writer = clients.web().database;
  reader = clients.web().database;
});
afterAll(() => clients.stop());

const key = fc.constantFrom('a', 'b', 'c', '1', '2', '10', 'constructor', '時');
const primitive = fc.oneof(
  fc.boolean(),
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(0.5, -1e300, 'a', 'b', '', '10', '😀'),
);
const priority = fc.oneof(fc.integer({ min: -1, max: 2 }), fc.constantFrom('a', '1'));
const value: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 2 },
    { weight: 3, arbitrary: primitive },
    { weight: 1, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.record(
        { '.value': primitive, '.priority': priority },
        { noNullPrototype: true },
      ),
    },
    {
      weight: 4,
      arbitrary: fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.dictionary(key, tie('json'), { maxKeys: 3, noNullPrototype: true }), priority)
        .map(([json, own]) => ({ ...json, '.priority': own })),
    },
  ),
})).json;
const path = fc.array(key, { minLength: 0, maxLength: 3 }).map((keys) => keys.join('/'));

const bound = (values: fc.Arbitrary<ModelBoundValue>, keyed: boolean) =>
  fc.option(
    fc.record({
      value: values,
      key: keyed ? fc.option(key, { nil: undefined }) : fc.constant(undefined),
      isInclusive: fc.boolean(),
    }),
  );
type ModelBoundValue = NonNullable<ModelQuery['start']>['value'];

const query: fc.Arbitrary<ModelQuery> = fc
  .constantFrom('.key', '.value', '.priority', 'a', 'b/a')
  .chain((orderBy) => {
    const values: Readonly<Record<string, fc.Arbitrary<ModelBoundValue>>> = {
      '.key': key,
      '.priority': fc.option(priority),
    };
    const side = bound(values[orderBy] ?? fc.option(primitive), orderBy !== '.key');
    return fc
      .record({
        orderBy: fc.constant(orderBy),
        start: side,
        end: side,
        isEqual: fc.boolean(),
        first: fc.option(fc.integer({ min: 1, max: 3 })),
        last: fc.option(fc.integer({ min: 1, max: 3 })),
      })
      .map(({ isEqual, ...asked }) => {
        const isPoint = isEqual && asked.start?.isInclusive === true;
        return {
          ...asked,
          end: isPoint ? asked.start : asked.end,
          first: asked.last === null ? asked.first : null,
        };
      });
  });

const orders: Readonly<Record<string, () => QueryConstraint>> = {
  '.key': orderByKey,
  '.value': orderByValue,
  '.priority': orderByPriority,
};

const asked = (place: Query, { orderBy, start, end, first, last }: ModelQuery): Query => {
  const constraints = [orders[orderBy]?.() ?? orderByChild(orderBy)];
  const from = start?.isInclusive === false ? startAfter : startAt;
  const to = end?.isInclusive === false ? endBefore : endAt;
  if (start !== null && start === end) constraints.push(equalTo(start.value, start.key));
  else {
    if (start !== null) constraints.push(from(start.value, start.key));
    if (end !== null) constraints.push(to(end.value, end.key));
  }
  if (first !== null) constraints.push(limitToFirst(first));
  if (last !== null) constraints.push(limitToLast(last));
  return queryOf(place, ...constraints);
};

const isConflict = (paths: readonly string[]) =>
  paths.some((one) => paths.some((two) => one !== two && two.startsWith(`${one}/`)));

const write = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), path, json: value }),
  fc.record({
    kind: fc.constant('update' as const),
    path,
    parts: fc
      .dictionary(
        fc.array(key, { minLength: 1, maxLength: 2 }).map((keys) => keys.join('/')),
        value,
        { minKeys: 1, maxKeys: 3, noNullPrototype: true },
      )
      .filter((parts) => !isConflict(Object.keys(parts))),
  }),
  fc.record({ kind: fc.constant('priority' as const), path, priority: fc.option(priority) }),
  fc.record({ kind: fc.constant('increment' as const), path, by: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('transaction' as const), path }),
);
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never;

const step = fc.oneof(
  { weight: 5, arbitrary: write },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('listen' as const), path, query }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unlisten' as const), index: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('get' as const), path, query }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('away' as const), write }) },
);

const shown = (snapshot: DataSnapshot | null) => {
  const keys: string[] = [];
  snapshot?.forEach((child) => void keys.push(child.key));
  return { json: snapshot?.exportVal() as unknown, keys };
};

type Model = ReturnType<typeof createModel>;

const under = (place: string, below: string) =>
  [place, below].filter((each) => each !== '').join('/');

const carryOut = async (root: string, model: Model, done: Write): Promise<void> => {
  const place = ref(writer, under(root, done.path));
  const before = model.exported(done.path);
  const [leaf, own] =
    typeof before === 'object' && before !== null
      ? [before['.value'] ?? null, before['.priority'] ?? null]
      : [before, null];
  const numbered = (number: number): Json =>
    own === null ? number : { '.value': number, '.priority': own };
  switch (done.kind) {
    case 'set':
      model.set(done.path, done.json);
      return set(place, done.json);
    case 'update':
      for (const [part, json] of Object.entries(done.parts))
        model.set(under(done.path, part), json);
      return update(place, done.parts);
    case 'priority':
      model.setPriority(done.path, done.priority);
      return setPriority(place, done.priority);
    case 'increment':
      model.set(done.path, (typeof leaf === 'number' ? leaf : 0) + done.by);
      return set(place, increment(done.by));
    case 'transaction': {
      const next = (current: unknown) => (typeof current === 'number' ? current + 1 : 0);
      model.set(done.path, numbered(next(leaf)));
      await runTransaction(place, next);
    }
  }
};

const expectShown = (
  snapshot: DataSnapshot | null,
  model: ReturnType<typeof createModel>,
  { path: at, query: wanted }: { readonly path: string; readonly query: ModelQuery },
): void => expect(shown(snapshot)).toEqual(ask(model.exported(at), wanted));

it(
  'shows what a plain model of the data shows',
  async () => {
    let run = 0;
    const check = async (
      steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[],
    ) => {
      run += 1;
      const root = `run-${run}`;
      const model = createModel();
      const listeners: {
        path: string;
        query: ModelQuery;
        seen: DataSnapshot | null;
        end(): void;
      }[] = [];
      for (const each of steps) {
        if (each.kind === 'listen') {
          const { path: at, query: wanted } = each;
          const listener = {
            path: at,
            query: wanted,
            seen: null as DataSnapshot | null,
            end: () => {},
          };
          listener.end = onValue(asked(ref(reader, under(root, at)), wanted), (snapshot) => {
            listener.seen = snapshot;
          });
          listeners.push(listener);
        } else if (each.kind === 'unlisten') {
          for (const listener of listeners.splice(each.index, 1)) listener.end();
        } else if (each.kind === 'get') {
          const snapshot = await get(asked(ref(reader, under(root, each.path)), each.query));
          expectShown(snapshot, model, each);
        } else if (each.kind === 'away') {
          goOffline(reader);
          await carryOut(root, model, each.write);
          goOnline(reader);
        } else await carryOut(root, model, each);
        // The response follows everything that was sent before it.
        await get(ref(reader, 'nothing'));
        for (const listener of listeners) expectShown(listener.seen, model, listener);
      }
      for (const listener of listeners) listener.end();
      await set(ref(writer, root), null);
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 15 }), check), { numRuns: runs });
  },
  60_000 + runs * 200,
);
