import type { TypeName } from '../values/rule-value';

/** The type names for `is`. */
export const TYPE_TESTS: Readonly<Record<string, (type: TypeName) => boolean>> = {
  bool: (type) => type === 'bool',
  // Constraints are created by the language only, never as the value of a condition.
  constraint: () => false,
  bytes: (type) => type === 'bytes',
  duration: (type) => type === 'duration',
  float: (type) => type === 'float',
  int: (type) => type === 'int',
  latlng: (type) => type === 'latlng',
  list: (type) => type === 'list',
  map: (type) => type === 'map',
  map_diff: (type) => type === 'map_diff',
  null: (type) => type === 'null',
  number: (type) => type === 'int' || type === 'float',
  path: (type) => type === 'path',
  set: (type) => type === 'set',
  string: (type) => type === 'string',
  timestamp: (type) => type === 'timestamp',
};
