import { formatTimestamp } from '../../values/timestamp';
import type { RuleValue } from './rule-value';
import {
  RuleBytes,
  RuleDuration,
  RuleLatLng,
  RuleMap,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  isList,
  typeOf,
} from './rule-value';

function content(value: RuleValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(content).join(', ')}]`;
  if (value instanceof RuleSet) return `[${value.elements.map(content).join(', ')}]`;
  if (value instanceof RuleMap) {
    const entries = Array.from(value.entries, ([key, entry]) => `${key}: ${content(entry)}`);
    return `{${entries.join(', ')}}`;
  }
  if (value instanceof RuleMapDiff) return `${content(value.left)} to ${content(value.right)}`;
  if (value instanceof RuleTimestamp) return formatTimestamp(value.micros);
  if (value instanceof RuleDuration) return `${value.nanos}ns`;
  if (value instanceof RuleLatLng) return `${value.latitude}, ${value.longitude}`;
  if (value instanceof RuleBytes) return value.data.toString('base64');
  if (value instanceof RulePath) return `/${value.segments.join('/')}`;
  return typeof value === 'object' && value !== null ? '?' : String(value);
}

/** The output of `debug()`: `string_value: "alice"`. */
export function describeValue(value: RuleValue): string {
  return `${typeOf(value)}_value: ${content(value)}`;
}
