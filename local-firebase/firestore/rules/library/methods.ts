import type { RuleValue, TypeName } from '../values/rule-value';
import { EvaluationError, typeOf } from '../values/rule-value';
import { LIST_METHODS, MAP_DIFF_METHODS, MAP_METHODS, SET_METHODS } from './collection-methods';
import type { Method } from './operation';
import { accepts } from './operation';
import { BYTES_METHODS, LATLNG_METHODS, PATH_METHODS } from './other-methods';
import { STRING_METHODS } from './string-methods';
import { DURATION_METHODS, TIMESTAMP_METHODS } from './time-methods';

const METHODS: Readonly<Partial<Record<TypeName, Readonly<Record<string, Method>>>>> = {
  string: STRING_METHODS,
  list: LIST_METHODS,
  set: SET_METHODS,
  map: MAP_METHODS,
  map_diff: MAP_DIFF_METHODS,
  timestamp: TIMESTAMP_METHODS,
  duration: DURATION_METHODS,
  latlng: LATLNG_METHODS,
  bytes: BYTES_METHODS,
  path: PATH_METHODS,
};

/** Whether some type has a method with this name and number of arguments; types are known only at run time. */
export function isMethod(name: string, argumentCount: number): boolean {
  return Object.values(METHODS).some(
    (methods) =>
      Object.hasOwn(methods, name) && accepts(methods[name]?.arity ?? [1, 0], argumentCount),
  );
}

/** Throws EvaluationError if the receiver's type has no such method. */
export function callMethod(
  receiver: RuleValue,
  name: string,
  args: readonly RuleValue[],
): RuleValue {
  const type = typeOf(receiver);
  const methods = METHODS[type] ?? {};
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!method || !accepts(method.arity, args.length)) {
    throw new EvaluationError(`A value of type ${type} has no method ${name}.`);
  }
  return method.apply(receiver, args);
}
