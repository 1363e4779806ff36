import { DataError } from '../database/tree/data-error';
import { checkDepth, checkKey, checkString } from '../database/tree/limits';
import type { Path } from '../database/tree/path';
import type { Primitive } from '../database/tree/primitive';
import { priorityKey } from '../database/tree/tree';
import type { JsonToken } from './json-tokens';

const valueKey = '.value';

interface DatabaseValue {
  /** Ends with `.priority` for a priority. */
  readonly path: Path;
  readonly value: Primitive;
}

/** The position in nested objects and lists: the current key or index at each level. */
class Position {
  readonly #keys: (string | number | null)[] = [];

  enterObject(): void {
    this.#keys.push(null);
  }

  enterList(): void {
    this.#keys.push(0);
  }

  leave(): void {
    this.#keys.pop();
  }

  at(key: string): void {
    if (key !== valueKey && key !== priorityKey) checkKey(key);
    this.#keys[this.#keys.length - 1] = key;
  }

  /** Moves on after a value; in an object, the next key token does so. */
  next(): void {
    const last = this.#keys.at(-1);
    if (typeof last === 'number') this.#keys[this.#keys.length - 1] = last + 1;
  }

  path(): Path {
    const path = this.#keys.map(String).filter((key) => key !== valueKey);
    checkDepth(path.at(-1) === priorityKey ? path.length - 1 : path.length);
    return path;
  }
}

/** The value of a token; null for one that stores no value. */
function primitiveOf(token: JsonToken): Primitive | null {
  if (token.name === 'numberValue') return Number(token.value);
  if (token.name === 'trueValue' || token.name === 'falseValue') return token.value;
  if (token.name !== 'stringValue') return null;
  checkString(token.value);
  return token.value;
}

/**
 * Streams the values of a namespace, from JSON in the export format.
 * @throws {DataError}
 */
export async function* databaseValues(
  tokens: AsyncIterable<JsonToken>,
): AsyncGenerator<DatabaseValue> {
  const position = new Position();
  for await (const token of tokens) {
    if (token.name === 'startObject') position.enterObject();
    else if (token.name === 'startArray') position.enterList();
    else if (token.name === 'keyValue') position.at(token.value);
    else if (token.name === 'endObject' || token.name === 'endArray') {
      position.leave();
      position.next();
    } else {
      const value = primitiveOf(token);
      if (value !== null) {
        const path = position.path();
        if (path.at(-1) === priorityKey && typeof value === 'boolean')
          throw new DataError('Priority must be a string, a number or null');
        yield { path, value };
      }
      position.next();
    }
  }
}
