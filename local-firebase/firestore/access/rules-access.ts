import type { Database } from '../documents/database';
import type { StoredDocument } from '../documents/document';
import { pathOf, projectOf } from '../documents/resource-name';
import type { CompiledQuery } from '../query/compiled-query';
import type { DocumentLookup } from '../rules/evaluation/evaluate';
import type { RuleMethod } from '../rules/language/syntax-tree';
import { queryCases } from '../rules/query-resource';
import type { Ruleset } from '../rules/ruleset';
import { fromDocument, fromJson, pathValue } from '../rules/values/from-document';
import { describeValue } from '../rules/values/describe-value';
import type { RuleValue } from '../rules/values/rule-value';
import {
  EvaluationError,
  LimitError,
  RuleMap,
  RuleTimestamp,
  Unknown,
} from '../rules/values/rule-value';
import { RpcError } from '../status/rpc-error';
import type { Micros } from '../values/timestamp';
import type { StagedWrites } from '../writes/stage-writes';
import type { AccessControl, Dependencies } from './access-control';
import type { Caller } from './caller';

const NOTHING: Dependencies = new Set();

/** Limits of document reads by rules: for one operation, and for all operations of a commit. */
const MAX_LOOKUPS = 10;
const MAX_LOOKUPS_OF_COMMIT = 20;

interface Situation {
  readonly caller: Caller;
  readonly method: RuleMethod;
  readonly time: Micros;
  readonly query?: RuleValue;
  readonly incoming?: StoredDocument | null;
}

function authOf({ claims }: Caller): RuleValue {
  if (!claims) return null;
  return new RuleMap(
    new Map<string, RuleValue>([
      ['uid', claims.user_id ?? claims.sub ?? null],
      ['token', fromJson(claims)],
    ]),
  );
}

function requestOf(situation: Situation, path: RuleValue): RuleMap {
  const { caller, method, time, query, incoming } = situation;
  return new RuleMap(
    new Map<string, RuleValue>([
      ['auth', authOf(caller)],
      ['method', method],
      ['path', path],
      ['time', new RuleTimestamp(time)],
      ['query', query ?? null],
      ['resource', incoming ? fromDocument(incoming) : null],
    ]),
  );
}

function queryOf({ query }: CompiledQuery): RuleMap {
  const order = query.orderBy.map(
    ({ field, direction }) =>
      [field.fieldPath.join('.'), direction === 'DESCENDING' ? 'DESC' : 'ASC'] as const,
  );
  return new RuleMap(
    new Map<string, RuleValue>([
      ['limit', query.limit === undefined ? null : BigInt(query.limit)],
      ['offset', BigInt(query.offset)],
      ['orderBy', new RuleMap(new Map(order))],
    ]),
  );
}

export interface RulesAccessOptions {
  readonly database: Database;
  /** The rules of a project; everything is allowed if there are none. */
  readonly rulesOf: (project: string) => Ruleset | undefined;
  /** Prints the output of `debug()`. */
  readonly log: (message: string) => void;
}

/** Authorises by security rules; the project owner bypasses them. */
export class RulesAccess implements AccessControl {
  readonly #database: Database;
  readonly #rulesOf: (project: string) => Ruleset | undefined;
  readonly #debug: (value: RuleValue) => void;

  constructor({ database, rulesOf, log }: RulesAccessOptions) {
    this.#database = database;
    this.#rulesOf = rulesOf;
    this.#debug = (value) => log(`firestore rules: ${describeValue(value)}`);
  }

  checkGet(caller: Caller, name: string, document: StoredDocument | null): Dependencies {
    const ruleset = this.#rulesFor(caller, name);
    if (!ruleset) return NOTHING;
    const read = new Set<string>();
    const situation = { caller, method: 'get', time: this.#database.readTime() } as const;
    const path = pathValue(name);
    const decision = ruleset.evaluate({
      method: 'get',
      path: path.segments,
      request: requestOf(situation, path),
      resource: document && fromDocument(document),
      lookup: this.#lookup(name, read),
      debug: this.#debug,
    });
    if (!decision.allowed) throw denied(`${decision.reason} (/${pathOf(name)})`);
    return read;
  }

  checkList(caller: Caller, query: CompiledQuery): Dependencies {
    const ruleset = this.#rulesFor(caller, query.parent);
    if (!ruleset) return NOTHING;
    const read = new Set<string>();
    const situation = {
      caller,
      method: 'list',
      time: this.#database.readTime(),
      query: queryOf(query),
    } as const;
    for (const { path, resource } of queryCases(query)) {
      const decision = ruleset.evaluate({
        method: 'list',
        path,
        request: requestOf(situation, new Unknown()),
        resource,
        lookup: this.#lookup(query.parent, read),
        debug: this.#debug,
      });
      if (!decision.allowed) throw denied(decision.reason);
    }
    return read;
  }

  checkListCollections(caller: Caller, parent: string): void {
    if (this.#rulesFor(caller, parent)) throw denied('no rule can allow to list collections');
  }

  checkWrites(caller: Caller, { operations, after }: StagedWrites, time: Micros): void {
    const readByAll = new Set<string>();
    for (const { kind, name, before, after: incoming } of operations) {
      const read = new Set<string>();
      const ruleset = this.#rulesFor(caller, name);
      if (!ruleset) continue;
      const method = kind === 'verify' ? 'get' : kind;
      const path = pathValue(name);
      const decision = ruleset.evaluate({
        method,
        path: path.segments,
        request: requestOf(
          { caller, method, time, incoming: method === 'get' ? null : incoming },
          path,
        ),
        resource: before && fromDocument(before),
        lookup: this.#lookup(name, read, after),
        debug: this.#debug,
      });
      for (const other of read) readByAll.add(other);
      if (readByAll.size > MAX_LOOKUPS_OF_COMMIT) {
        throw denied(`more than ${MAX_LOOKUPS_OF_COMMIT} documents are read to judge the commit`);
      }
      if (!decision.allowed) throw denied(`${decision.reason} (/${pathOf(name)})`);
    }
  }

  #rulesFor(caller: Caller, name: string): Ruleset | undefined {
    return caller.isAdmin ? undefined : this.#rulesOf(projectOf(name));
  }

  /** Reads other documents of the same database; adds their names to `read`. */
  #lookup(
    resourceName: string,
    read: Set<string>,
    after?: (name: string) => StoredDocument | null,
  ): DocumentLookup {
    const database = resourceName.split('/').slice(0, 4).join('/');
    return ({ segments }, wantsAfter) => {
      const [root, id, documents, ...path] = segments;
      if (root !== 'databases' || documents !== 'documents' || path.length % 2 !== 0) {
        throw new EvaluationError(`/${segments.join('/')} is not the path of a document.`);
      }
      const name = [database.replace(/[^/]+$/, id ?? ''), 'documents', ...path].join('/');
      read.add(name);
      if (read.size > MAX_LOOKUPS) {
        throw new LimitError(`maximum of ${MAX_LOOKUPS} documents to read has been reached`);
      }
      const document =
        wantsAfter && after ? after(name) : (this.#database.documents.get(name) ?? null);
      return document && fromDocument(document);
    };
  }
}

function denied(reason: string): RpcError {
  return new RpcError('PERMISSION_DENIED', `Missing or insufficient permissions: ${reason}.`);
}
