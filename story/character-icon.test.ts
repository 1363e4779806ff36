import { expect, it } from 'vitest';
import { CHARACTER_ICONS, characterIcon } from './character-icon';

it('returns built-in icons, and the traveller for any other name', () => {
  expect(CHARACTER_ICONS.map(characterIcon)).toEqual([...CHARACTER_ICONS]);
  expect(['', 'dragon', '<svg onload=alert(1)>'].map(characterIcon)).toEqual([
    'traveller',
    'traveller',
    'traveller',
  ]);
});
