/** Character classes of the rules' regular expressions consist of UTF-16 code units without surrogates. */
const LAST_UNIT = 0xffff;
/** A regular expression can't contain a line terminator, and a lone surrogate is no character. */
const UNNAMEABLE = /[\p{Cs}\u2028\u2029]/u;
/** Not supported by every Node version that may generate the rules. */
const NEWER_THAN_UNICODE_15 = /\uA7F1/u;

/** Every character that a class can contain. */
export const CHARACTERS: readonly string[] = Array.from({ length: LAST_UNIT + 1 }, (_, unit) =>
  String.fromCharCode(unit),
).filter((character) => !UNNAMEABLE.test(character) && !NEWER_THAN_UNICODE_15.test(character));

/** The class of these characters, which are sorted by code: `[\x00-\x1Fa-z…]`. */
export function classOf(characters: readonly string[]): string {
  const ranges: [number, number][] = [];
  for (const character of characters) {
    const unit = character.charCodeAt(0);
    const last = ranges.at(-1);
    if (last?.[1] === unit - 1) last[1] = unit;
    else ranges.push([unit, unit]);
  }
  const inside = ranges.map(([from, to]) =>
    from === to ? named(from) : `${named(from)}-${named(to)}`,
  );
  return `[${inside.join('')}]`;
}

function named(unit: number): string {
  if (unit < 0x20 || unit === 0x7f) return `\\x${unit.toString(16).toUpperCase().padStart(2, '0')}`;
  const character = String.fromCharCode(unit);
  return /[\\\]^/-]/u.test(character) ? `\\${character}` : character;
}
