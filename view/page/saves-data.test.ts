import { expect, it } from 'vitest';
import { savesData } from './saves-data';

it.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{ connection: null }, false],
  [{}, false],
])('%j saves data: %j', (navigator, expected) => {
  expect(savesData(navigator)).toBe(expected);
});
