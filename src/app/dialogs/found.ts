import * as v from 'valibot';

const schema = v.object({
  found: v.object({ section: v.number(), terms: v.array(v.string()) }),
});

/** The location state of a section that was opened from a search: 第N節, and the terms that it was found by. */
export const foundIn = (section: number, terms: readonly string[]) => ({
  found: { section, terms: [...terms] },
});

/** What a location state says of the search that led there; null for nothing. */
export function readFound(state: unknown) {
  const { success, output } = v.safeParse(schema, state);
  return success ? output.found : null;
}
