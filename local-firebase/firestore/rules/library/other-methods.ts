import { asMap, asString } from '../values/expect-type';
import type { RuleValue } from '../values/rule-value';
import { EvaluationError, RuleBytes, RuleLatLng, RulePath } from '../values/rule-value';
import type { Method } from './operation';
import { argument } from './operation';

const EARTH_RADIUS_M = 6_371_010;

function asLatLng(value: RuleValue): RuleLatLng {
  if (value instanceof RuleLatLng) return value;
  throw new EvaluationError('Expected latlng.');
}

function asBytes(value: RuleValue): Buffer {
  if (value instanceof RuleBytes) return value.data;
  throw new EvaluationError('Expected bytes.');
}

function asPath(value: RuleValue): RulePath {
  if (value instanceof RulePath) return value;
  throw new EvaluationError('Expected path.');
}

/** Great-circle distance, in metres. */
function distance(from: RuleLatLng, to: RuleLatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const square =
    latitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(square)));
}

export const LATLNG_METHODS: Readonly<Record<string, Method>> = {
  latitude: { arity: [0, 0], apply: (point) => asLatLng(point).latitude },
  longitude: { arity: [0, 0], apply: (point) => asLatLng(point).longitude },
  distance: {
    arity: [1, 1],
    apply: (point, args) => distance(asLatLng(point), asLatLng(argument(args, 0))),
  },
};

export const BYTES_METHODS: Readonly<Record<string, Method>> = {
  size: { arity: [0, 0], apply: (bytes) => BigInt(asBytes(bytes).length) },
  toBase64: { arity: [0, 0], apply: (bytes) => asBytes(bytes).toString('base64') },
  toHexString: { arity: [0, 0], apply: (bytes) => asBytes(bytes).toString('hex') },
};

export const PATH_METHODS: Readonly<Record<string, Method>> = {
  bind: {
    arity: [1, 1],
    apply: (path, args) => {
      const { entries } = asMap(argument(args, 0));
      return new RulePath(
        asPath(path).segments.map((segment) => {
          const name = /^\$\((\w+)\)$/.exec(segment)?.[1];
          const bound = name === undefined ? undefined : entries.get(name);
          return bound === undefined ? segment : asString(bound);
        }),
      );
    },
  },
};
