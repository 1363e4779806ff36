import type { CompiledQuery } from '../query/compiled-query';
import { isNameField } from '../query/field-of';
import type { FieldFilter, Filter, UnaryFilter } from '../query/structured-query';
import type { FieldPath } from '../values/field-path';
import type { Value } from '../values/value';
import { NULL, elements } from '../values/value';
import type { PathSegment } from './evaluation/match-path';
import { ANY_ID, ANY_PARENTS } from './evaluation/match-path';
import { fromValue, pathValue } from './values/from-document';
import type { Constraint, RuleValue } from './values/rule-value';
import { RuleMap, RulePath, Unknown } from './values/rule-value';

type Term = FieldFilter | UnaryFilter;

/** A document that a query can return, in general: its path and the known fields. */
export interface QueryCase {
  readonly path: readonly PathSegment[];
  readonly resource: RuleMap;
}

function product(left: readonly Term[][], right: readonly Term[][]): Term[][] {
  return left.flatMap((first) => right.map((second) => [...first, ...second]));
}

/** The filter in disjunctive normal form. */
function alternatives(filter: Filter | undefined): Term[][] {
  if (!filter) return [[]];
  if ('unaryFilter' in filter) return [[filter.unaryFilter]];
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter;
    const inner = filters.map(alternatives);
    return op === 'OR' ? inner.flat() : inner.reduce(product, [[]]);
  }
  const { field, op, value } = filter.fieldFilter;
  const operands = 'arrayValue' in value ? elements(value) : [];
  if (op === 'IN') return operands.map((operand) => [{ field, op: 'EQUAL', value: operand }]);
  if (op === 'ARRAY_CONTAINS_ANY') {
    return operands.map((operand) => [{ field, op: 'ARRAY_CONTAINS', value: operand }]);
  }
  if (op === 'NOT_IN') {
    return [operands.map((operand) => ({ field, op: 'NOT_EQUAL', value: operand }))];
  }
  return [[filter.fieldFilter]];
}

const RELATIONS: Readonly<Partial<Record<string, Constraint['relation']>>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'contains',
};

/** What a term implies for its field: its value, or one constraint. */
function knowledge(term: Term): { value: Value } | { constraint: Constraint } | undefined {
  if (term.op === 'IS_NULL') return { value: NULL };
  if (term.op === 'IS_NOT_NULL') return { constraint: { relation: '!=', value: null } };
  if (!('value' in term)) return undefined;
  if (term.op === 'EQUAL') return { value: term.value };
  const relation = RELATIONS[term.op];
  return relation && { constraint: { relation, value: fromValue(term.value) } };
}

/** A partial map with one more known value, at a path. */
function withValue(map: RuleMap, path: FieldPath, value: RuleValue): RuleMap {
  const [head, ...rest] = path;
  if (head === undefined) return map;
  const inner = map.entries.get(head);
  const next =
    rest.length === 0
      ? value
      : withValue(inner instanceof RuleMap ? inner : new RuleMap(new Map(), true), rest, value);
  return new RuleMap(new Map([...map.entries, [head, next]]), true);
}

function valueAt(map: RuleMap, [head, ...rest]: FieldPath): RuleValue | undefined {
  const value = head === undefined ? undefined : map.entries.get(head);
  return rest.length > 0 && value instanceof RuleMap ? valueAt(value, rest) : value;
}

function dataOf(terms: readonly Term[]): RuleMap {
  let data = new RuleMap(new Map(), true);
  // Values are applied last, so that a constraint on the same field does not hide one.
  const sorted = [...terms].sort((a, b) => Number(a.op === 'EQUAL') - Number(b.op === 'EQUAL'));
  for (const term of sorted) {
    const path = term.field.fieldPath;
    const known = isNameField(path) ? undefined : knowledge(term);
    if (!known) continue;
    if ('value' in known) {
      data = withValue(data, path, fromValue(known.value));
      continue;
    }
    const before = valueAt(data, path);
    const constraints = before instanceof Unknown ? before.constraints : [];
    data = withValue(data, path, new Unknown([...constraints, known.constraint]));
  }
  return data;
}

/** The document's name, if the query asks for one by its id. */
function nameOf(terms: readonly Term[]): string | undefined {
  for (const term of terms) {
    if (!isNameField(term.field.fieldPath) || term.op !== 'EQUAL' || !('value' in term)) continue;
    if ('referenceValue' in term.value) return term.value.referenceValue;
  }
  return undefined;
}

function collectionPath({ parent, query }: CompiledQuery): PathSegment[] {
  const { collectionId = '', allDescendants = true } = query.from[0] ?? {};
  const segments: PathSegment[] = parent.split('/').slice(2);
  if (allDescendants) segments.push(ANY_PARENTS);
  segments.push(collectionId === '' ? ANY_ID : collectionId, ANY_ID);
  return segments;
}

/** The cases that the rules must all allow, for the query to be allowed. */
export function queryCases(query: CompiledQuery): QueryCase[] {
  return alternatives(query.query.where).map((terms) => {
    const name = nameOf(terms);
    const path: PathSegment[] =
      name === undefined ? collectionPath(query) : [...pathValue(name).segments];
    const id = path.at(-1);
    return {
      path,
      resource: new RuleMap(
        new Map<string, RuleValue>([
          ['data', dataOf(terms)],
          ['id', typeof id === 'string' ? id : new Unknown()],
          ['__name__', name === undefined ? new Unknown() : new RulePath(pathValue(name).segments)],
        ]),
      ),
    };
  });
}
