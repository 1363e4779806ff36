import type { Random } from './random';

const TEXTS = [
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '.sv',
  '.priority',
  '..',
  '/',
  '%',
  '%00',
  '[MIN_NAME]',
  '9223372036854775808',
  'NaN',
  '時'.repeat(300),
  'x'.repeat(70_000),
] as const;

const NUMBERS = [0, -1, 1.5, 2 ** 31, -(2 ** 53), 1e308, -0] as const;

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = { a: value };
  return value;
};

/** An unexpected value. */
const oddValue = (random: Random): unknown => {
  switch (random.int(7)) {
    case 0:
      return random.pick(TEXTS);
    case 1:
      return random.pick(NUMBERS);
    case 2:
      return random.pick([true, false, null]);
    case 3:
      return [random.pick(TEXTS), {}, []];
    case 4:
      return nested(random.pick([5, 33, 2000]));
    case 5:
      return { [random.pick(TEXTS)]: random.pick(TEXTS), '.value': random.pick(NUMBERS) };
    default:
      return undefined;
  }
};

/** The same JSON with something replaced, added or removed. */
export function mutateJson(random: Random, json: unknown): unknown {
  if (typeof json !== 'object' || json === null || random.chance(0.15)) return oddValue(random);
  const entries: [string, unknown][] = Object.entries(json);
  if (random.chance(0.15) || entries.length === 0)
    entries.push([random.pick(TEXTS), oddValue(random)]);
  else {
    const index = random.int(entries.length);
    const [key, value] = entries[index] ?? ['', null];
    const isRenamed = random.chance(0.1);
    entries[index] = isRenamed
      ? [random.pick(TEXTS), value]
      : [key, random.chance(0.85) ? mutateJson(random, value) : undefined];
  }
  return Array.isArray(json) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** The same bytes with some changed, cut off, repeated or inserted. */
export function mutateBytes(random: Random, bytes: Buffer): Buffer {
  const at = random.int(bytes.length + 1);
  const length = random.int(Math.min(64, bytes.length - at + 1));
  const [before, piece, after] = [
    bytes.subarray(0, at),
    bytes.subarray(at, at + length),
    bytes.subarray(at + length),
  ];
  switch (random.int(5)) {
    case 0:
      return Buffer.concat([before, piece.map(() => random.int(256)), after]);
    case 1:
      return Buffer.concat([before, after]);
    case 2:
      return before;
    case 3:
      return Buffer.concat([before, ...Array.from({ length: 50 }, () => piece), after]);
    default:
      return Buffer.concat([before, Buffer.from(random.pick(TEXTS)), piece, after]);
  }
}

export const mutateText = (random: Random, text: string): string =>
  mutateBytes(random, Buffer.from(text)).toString('utf8');

/** A request as text: JSON with a changed meaning, or invalid JSON. */
export function oddBody(random: Random, json: unknown): string {
  let changed = json;
  for (let times = random.int(4); times >= 0; times -= 1) changed = mutateJson(random, changed);
  const text = JSON.stringify(changed) ?? '';
  return random.chance(0.2) ? mutateText(random, text) : text;
}
