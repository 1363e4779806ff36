import { describe, expect, it } from 'vitest';
import { checkFieldName, formatFieldPath, parseFieldPath } from './field-path';

describe('parseFieldPath', () => {
  it.each([
    ['a', ['a']],
    ['a.b_2.c', ['a', 'b_2', 'c']],
    ['`a.b`', ['a.b']],
    ['x.`a b`.y', ['x', 'a b', 'y']],
    ['`\\`\\\\`', ['`\\']],
    ['日本', ['日本']],
  ])('reads %s', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '`a', '`a`b'])('refuses %j', (text) => {
    expect(() => parseFieldPath(text)).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT' }),
    );
  });

  it('is undone by formatFieldPath', () => {
    const path = ['a', 'b c', '`', '\\', 'd.e', '1'];
    expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
  });
});

it.each(['', '__name__', 'x'.repeat(1501)])('checkFieldName refuses %j', (name) => {
  expect(() => checkFieldName(name)).toThrow();
});
