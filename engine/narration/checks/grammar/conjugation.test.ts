import { describe, expect, it } from 'vitest';
import { anyForm } from './conjugation';

describe('a verb in any form', () => {
  const isOf = (verb: string, text: string) => new RegExp(`^${anyForm(verb)}`, 'u').test(text);

  it.each([
    ['果たす', ['果たした', '果たせない', '果たされず', '果たそう']],
    ['買う', ['買った', '買わない', '買え']],
    ['受け入れる', ['受け入れた', '受け入れず']],
    ['断る', ['断った', '断られ', '断り']],
    ['成功する', ['成功した', '成功させ']],
  ])('%s', (verb, forms) => {
    expect(forms.filter((form) => !isOf(verb, form))).toEqual([]);
  });

  it('is of no other verb', () => {
    expect(isOf('果たす', '果てた')).toBe(false);
    expect(isOf('断る', '断じて')).toBe(false);
  });
});
