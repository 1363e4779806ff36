import { asInteger, asList, asString } from '../values/expect-type';
import {
  EvaluationError,
  RuleMap,
  RulePath,
  Unknown,
  typeOf,
  type RuleValue,
} from '../values/rule-value';

/** The operand of an index or range: the characters of a string, or the segments of a path. */
function elementsOf(value: RuleValue): readonly RuleValue[] {
  if (value instanceof RulePath) return value.segments;
  return typeof value === 'string' ? [...value] : asList(value);
}

/** A field of a map: `object.key`. @throws EvaluationError for one that is missing */
export function entryOf(object: RuleValue, key: string): RuleValue {
  if (object instanceof Unknown) return new Unknown();
  if (!(object instanceof RuleMap)) {
    throw new EvaluationError(`Property ${key} of a value of type ${typeOf(object)}.`);
  }
  const value = object.entries.get(key);
  if (value !== undefined) return value;
  if (object.partial) return new Unknown();
  throw new EvaluationError(`Property ${key} is undefined on object.`);
}

/** `object[index]` */
export function elementOf(object: RuleValue, index: RuleValue): RuleValue {
  if (object instanceof Unknown || index instanceof Unknown) return new Unknown();
  if (object instanceof RuleMap) return entryOf(object, asString(index));
  const element = elementsOf(object)[Number(asInteger(index))];
  if (element === undefined) throw new EvaluationError('Index out of range.');
  return element;
}

/** `object[from:to]` */
export function sliceOf(object: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  if ([object, from, to].some((value) => value instanceof Unknown)) return new Unknown();
  const [start, end] = [Number(asInteger(from)), Number(asInteger(to))];
  if (start < 0 || end < start) throw new EvaluationError('Range out of bounds.');
  if (typeof object === 'string') return [...object].slice(start, end).join('');
  const part = elementsOf(object).slice(start, end);
  return object instanceof RulePath ? new RulePath(part.map(asString)) : part;
}
