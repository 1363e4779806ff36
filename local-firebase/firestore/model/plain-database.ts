/** The field values of the model; integers and doubles compare as numbers. */
export type Plain = null | boolean | number | string | readonly number[];

export type PlainFields = Readonly<Record<string, Plain>>;

export type Operator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'contains' | 'contains-any';

export interface Term {
  readonly field: string;
  readonly operator: Operator;
  /** One operand, or several for `in`, `not-in` and `contains-any`. */
  readonly operands: readonly Plain[];
}

export interface PlainQuery {
  readonly collection: string;
  /** A collection group query. */
  readonly group: boolean;
  readonly terms: readonly Term[];
  /** OR instead of AND. */
  readonly any: boolean;
  readonly orderBy?: { readonly field: string; readonly descending: boolean } | undefined;
  readonly limit?: number | undefined;
}

export type PlainWrite =
  | { readonly kind: 'set'; readonly path: string; readonly fields: PlainFields }
  | { readonly kind: 'create'; readonly path: string; readonly fields: PlainFields }
  | { readonly kind: 'update'; readonly path: string; readonly fields: PlainFields }
  | { readonly kind: 'merge'; readonly path: string; readonly fields: PlainFields }
  | { readonly kind: 'delete'; readonly path: string }
  | { readonly kind: 'increment'; readonly path: string; readonly by: number }
  | { readonly kind: 'union'; readonly path: string; readonly elements: readonly number[] };

const KINDS = ['null', 'boolean', 'number', 'string', 'list'] as const;

function kind(value: Plain): (typeof KINDS)[number] {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' ? 'string' : 'list';
}

function isList<T>(value: unknown): value is readonly T[] {
  return Array.isArray(value);
}

function compare(left: Plain, right: Plain): number {
  const byKind = KINDS.indexOf(kind(left)) - KINDS.indexOf(kind(right));
  if (byKind !== 0) return byKind;
  if (isList<number>(left) && isList<number>(right)) {
    for (const [index, element] of left.entries()) {
      const other = right[index];
      if (other === undefined) return 1;
      if (element !== other) return element - other;
    }
    return left.length - right.length;
  }
  if (left === null || right === null) return 0;
  return left < right ? -1 : left > right ? 1 : 0;
}

function same(left: Plain, right: Plain) {
  return compare(left, right) === 0;
}

function holds({ operator, operands }: Term, value: Plain | undefined): boolean {
  if (value === undefined) return false;
  const one = operands[0] ?? null;
  const isOne = operands.some((other) => other !== null && same(other, value));
  const elements = isList<number>(value) ? value : [];
  const inOrder = kind(one) === kind(value) ? compare(value, one) : NaN;
  switch (operator) {
    case '==':
      return same(value, one);
    case '!=':
      return value !== null && !same(value, one);
    case '<':
      return inOrder < 0;
    case '<=':
      return inOrder <= 0;
    case '>':
      return inOrder > 0;
    case '>=':
      return inOrder >= 0;
    case 'in':
      return isOne;
    case 'not-in':
      return value !== null && !operands.includes(null) && !isOne;
    case 'contains':
      return elements.some((element) => same(element, one));
    case 'contains-any':
      return elements.some((element) => operands.some((other) => same(other, element)));
  }
}

const RANGES: readonly Operator[] = ['!=', '<', '<=', '>', '>=', 'not-in'];

/** The reference implementation: every query scans all documents. */
export class PlainDatabase {
  readonly documents = new Map<string, PlainFields>();

  /** Applies all writes, or none if one is refused; returns which. */
  commit(writes: readonly PlainWrite[]): boolean {
    const before = new Map(this.documents);
    if (writes.every((write) => this.#write(write))) return true;
    this.documents.clear();
    for (const [path, fields] of before) this.documents.set(path, fields);
    return false;
  }

  /** The paths of the result, in order. */
  query({ collection, group, terms, any, orderBy, limit }: PlainQuery): string[] {
    const fields = new Set(orderBy ? [orderBy.field] : []);
    for (const field of ['l', 'n', 's']) {
      if (terms.some((term) => term.field === field && RANGES.includes(term.operator))) {
        fields.add(field);
      }
    }
    const found = [...this.documents].filter(([path, document]) => {
      const parent = path.slice(0, path.lastIndexOf('/'));
      const inScope = group ? parent.endsWith(collection) : parent === collection;
      const passes = (term: Term) => holds(term, document[term.field]);
      return (
        inScope &&
        (terms.length === 0 || (any ? terms.some(passes) : terms.every(passes))) &&
        [...fields].every((field) => document[field] !== undefined)
      );
    });
    const sign = orderBy?.descending ? -1 : 1;
    found.sort(([leftPath, left], [rightPath, right]) => {
      for (const field of fields) {
        const order = compare(left[field] ?? null, right[field] ?? null);
        if (order !== 0) return order * sign;
      }
      return (leftPath < rightPath ? -1 : 1) * sign;
    });
    return found.slice(0, limit).map(([path]) => path);
  }

  #write(write: PlainWrite): boolean {
    const { path } = write;
    const stored = this.documents.get(path);
    switch (write.kind) {
      case 'set':
        this.documents.set(path, write.fields);
        return true;
      case 'create':
        this.documents.set(path, write.fields);
        return stored === undefined;
      case 'update':
        this.documents.set(path, { ...stored, ...write.fields });
        return stored !== undefined;
      case 'merge':
        this.documents.set(path, { ...stored, ...write.fields });
        return true;
      case 'delete':
        this.documents.delete(path);
        return true;
      case 'increment': {
        const { n } = stored ?? {};
        this.documents.set(path, { ...stored, n: (typeof n === 'number' ? n : 0) + write.by });
        return true;
      }
      case 'union': {
        const list = stored?.['l'];
        const elements = new Set([...(isList<number>(list) ? list : []), ...write.elements]);
        this.documents.set(path, { ...stored, l: [...elements] });
        return true;
      }
    }
  }
}
