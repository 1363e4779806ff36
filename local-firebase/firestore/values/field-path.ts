import { invalidArgument } from '../status/rpc-error';

/** The segments of a path to a field, outermost first. */
export type FieldPath = readonly string[];

const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/;
const MAX_SEGMENT_BYTES = 1500;

function quotedSegment(text: string, start: number): { segment: string; end: number } {
  let segment = '';
  for (let index = start + 1; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '`') return { segment, end: index + 1 };
    if (character === '\\') {
      index++;
      segment += text.charAt(index);
    } else {
      segment += character;
    }
  }
  throw invalidArgument(`Invalid field path (unterminated quote): ${text}`);
}

/** Parses `a.b` and `` a.`b c` ``. Throws INVALID_ARGUMENT for an empty segment or an open quote. */
export function parseFieldPath(text: string): FieldPath {
  const path: string[] = [];
  let position = 0;
  for (;;) {
    let segment: string;
    if (text.charAt(position) === '`') {
      ({ segment, end: position } = quotedSegment(text, position));
    } else {
      const dot = text.indexOf('.', position);
      const end = dot < 0 ? text.length : dot;
      segment = text.slice(position, end);
      position = end;
    }
    if (segment === '') throw invalidArgument(`Invalid field path: "${text}"`);
    path.push(segment);
    if (position === text.length) return path;
    if (text.charAt(position) !== '.') throw invalidArgument(`Invalid field path: "${text}"`);
    position++;
  }
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) =>
      SIMPLE.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, (found) => `\\${found}`)}\``,
    )
    .join('.');
}

/** Names such as `__name__` are reserved by Firestore; `__type__` marks vectors. Throws INVALID_ARGUMENT. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('A field name must not be empty.');
  if (/^__.*__$/.test(name) && name !== '__type__') {
    throw invalidArgument(`Field name "${name}" is reserved.`);
  }
  if (name.length * 3 > MAX_SEGMENT_BYTES && Buffer.byteLength(name) > MAX_SEGMENT_BYTES) {
    throw invalidArgument(`Field name "${name.slice(0, 40)}…" is longer than 1,500 bytes.`);
  }
}
