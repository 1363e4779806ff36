import * as v from 'valibot';
import { readConditions } from '../lines/read-conditions';
import { readEffect } from '../lines/read-effect';
import { LineError } from '../lines/words';

// Without flags, which JSON Schema has none of.
const ID_PATTERN = new RegExp('^[a-z0-9]+(?:-[a-z0-9]+)*$');

/** A name within the files: small letters, digits and hyphens. */
export const ID = v.pipe(v.string(), v.regex(ID_PATTERN));

/** Conditions that must all hold, a line each or joined by “and”. */
export const CONDITIONS = v.pipe(
  v.array(lineSchema('condition', readConditions)),
  v.minLength(1),
  v.transform((lines) => lines.flat()),
);

/** What happens, an effect a line, in order. */
export const EFFECTS = v.pipe(v.array(lineSchema('effect', readEffect)), v.minLength(1));

/** A line that `read` understands; its fault says what it did not. */
function lineSchema<T>(expected: 'condition' | 'effect', read: (line: string) => T) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      try {
        return read(dataset.value);
      } catch (error) {
        if (!(error instanceof LineError)) throw error;
        addIssue({ message: error.message, expected });
        return NEVER;
      }
    }),
  );
}
