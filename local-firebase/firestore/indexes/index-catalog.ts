import { projectOf } from '../documents/resource-name';
import type { CompiledQuery } from '../query/compiled-query';
import { RpcError } from '../status/rpc-error';
import type { FieldPath } from '../values/field-path';
import { formatFieldPath, parseFieldPath } from '../values/field-path';
import type { FieldOverride, Index, IndexConfig, IndexMode, QueryScope } from './index-config';
import { NAME_FIELD } from './index-config';
import { type Demand, coveredBy } from './match-index';
import { missingIndex, missingIndexMessage } from './missing-index';
import { branchesOf } from './query-branches';

const MODES: readonly IndexMode[] = ['ASCENDING', 'DESCENDING', 'CONTAINS'];

function isBelow(path: FieldPath, above: FieldPath): boolean {
  return above.every((segment, depth) => path[depth] === segment);
}

/** The scope of a query. */
interface Place {
  readonly collection: string;
  readonly scope: QueryScope;
}

/**
 * The indexes of a database: the defined ones and the automatic single-field ones. Checks whether they can answer a
 * query.
 */
export class IndexCatalog {
  readonly #config: IndexConfig;

  constructor(config: IndexConfig) {
    this.#config = config;
  }

  /**
   * Throws FAILED_PRECONDITION, with the definition of the missing index, for a query that production would refuse.
   * @param aggregated the fields that are summed or averaged
   */
  check(query: CompiledQuery, aggregated: readonly FieldPath[] = []): void {
    const { collectionId = '', allDescendants = true } = query.query.from[0] ?? {};
    // A query over all collections can only compare document names.
    if (collectionId === '') return;
    const place: Place = {
      collection: collectionId,
      scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    };
    for (const branch of branchesOf(query)) {
      const known = new Set([...branch.equal, ...branch.order].map(({ path }) => path));
      const demand: Demand = {
        ...branch,
        aggregated: [...new Set(aggregated.map(formatFieldPath))].filter(
          (path) => path !== NAME_FIELD && !known.has(path),
        ),
      };
      if (!this.#isServed(place, demand)) {
        const index = missingIndex(place, demand);
        throw new RpcError(
          'FAILED_PRECONDITION',
          missingIndexMessage(projectOf(query.parent), index),
        );
      }
    }
  }

  #isServed(place: Place, demand: Demand): boolean {
    const { equal, order, nameDescending, aggregated } = demand;
    // Document look-ups, and scans of a collection by name, need no index.
    if (equal.some(({ path }) => path === NAME_FIELD)) return true;
    if (equal.length + order.length + aggregated.length === 0 && !nameDescending) return true;
    const covered = this.#indexesFor(place, demand)
      .map((index) => coveredBy(index, demand))
      .filter((fields) => fields !== null);
    // Index merging: several indexes on equality fields, with the same sort order.
    const found = new Set(covered.flat());
    return (
      covered.length > 0 && equal.every(({ path, isElement }) => found.has(`${isElement} ${path}`))
    );
  }

  #indexesFor(place: Place, { equal, order, aggregated }: Demand): Index[] {
    const composites = this.#config.composites.filter(
      ({ collection, scope }) => collection === place.collection && scope === place.scope,
    );
    const paths = [...[...equal, ...order].map(({ path }) => path), ...aggregated];
    return [...composites, ...paths.flatMap((path) => this.#singleFieldIndexes(place, path))];
  }

  #singleFieldIndexes(place: Place, path: string): Index[] {
    const override = this.#overrideFor(place.collection, parseFieldPath(path));
    const modes = override
      ? override.indexes.filter(({ scope }) => scope === place.scope).map(({ mode }) => mode)
      : place.scope === 'COLLECTION'
        ? MODES
        : [];
    return modes.map((mode) => ({
      ...place,
      fields: [
        { path, mode },
        { path: NAME_FIELD, mode: mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' },
      ],
    }));
  }

  /** A field without an override inherits that of the nearest map around it. */
  #overrideFor(collection: string, path: FieldPath): FieldOverride | undefined {
    return this.#config.overrides
      .filter((override) => override.collection === collection && isBelow(path, override.path))
      .sort((a, b) => b.path.length - a.path.length)[0];
  }
}
