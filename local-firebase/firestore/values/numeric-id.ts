/** Numeric ids, as Datastore and imports write them: `__id42__`. */
const NUMERIC_ID = /^__id(-?\d{1,19})__$/;

/** The number in an id such as `__id42__`. */
export function numericId(segment: string): bigint | undefined {
  const digits = NUMERIC_ID.exec(segment)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}
