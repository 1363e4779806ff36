import * as v from 'valibot';

/** An object of these keys only. The message for any other key lists them. */
export function knownKeys<E extends v.ObjectEntries>(
  entries: E,
): v.StrictObjectSchema<E, v.ErrorMessage<v.StrictObjectIssue>> {
  return v.strictObject(entries, `There are: ${Object.keys(entries).join(', ')}.`);
}
