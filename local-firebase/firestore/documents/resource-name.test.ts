import { expect, it } from 'vitest';
import { collectionOf, idOf, parseDocumentName, parseParentName, pathOf } from './resource-name';

const ROOT = 'projects/p/databases/(default)/documents';

it('splits a document name', () => {
  const name = `${ROOT}/users/ann/notes/1`;
  expect(parseDocumentName(name).segments).toEqual(['users', 'ann', 'notes', '1']);
  expect(pathOf(name)).toBe('users/ann/notes/1');
  expect(collectionOf(name)).toBe(`${ROOT}/users/ann/notes`);
  expect(idOf(name)).toBe('1');
});

it.each([
  '',
  'x',
  ROOT,
  `${ROOT}/c`,
  `${ROOT}/c/d/e`,
  `${ROOT}/c//`,
  `${ROOT}/c/..`,
  `${ROOT}/c/__a__`,
])('%j is not a document name', (name) => {
  expect(() => parseDocumentName(name)).toThrow(
    expect.objectContaining({ code: 'INVALID_ARGUMENT' }),
  );
});

it('numeric ids are not reserved', () => {
  expect(parseDocumentName(`${ROOT}/c/__id-42__`).segments).toEqual(['c', '__id-42__']);
});

it('collections are below the root or a document', () => {
  expect(parseParentName(ROOT).segments).toEqual([]);
  expect(parseParentName(`${ROOT}/a/b`).segments).toEqual(['a', 'b']);
  expect(() => parseParentName(`${ROOT}/a`)).toThrow();
});
