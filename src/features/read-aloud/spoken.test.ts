import { expect, it } from 'vitest';
import { spokenOf } from './spoken';

const READINGS = new Map([
  ['網元', 'あみもと'],
  ['網元衆', 'あみもとしゅう'],
  ['朱', 'しゅ'],
]);
const plain = (text: string) => ({ text, reading: '' });

it('takes a reading in the place of its word', () => {
  const line = [plain('沖の'), { text: '網元', reading: 'あみもと' }, plain('が笑う。')];
  expect(spokenOf(line, new Map())).toBe('沖のあみもとが笑う。');
});

it('keeps the reading of a name where it comes again, the longer name first', () => {
  expect(spokenOf([plain('網元衆と網元。')], READINGS)).toBe('あみもとしゅうとあみもと。');
});

it('leaves a single kanji to the voice where no reading stands beside it', () => {
  expect(spokenOf([plain('朱色の旗。'), { text: '朱', reading: 'しゅ' }], READINGS)).toBe(
    '朱色の旗。しゅ',
  );
});

it('says no ornaments', () => {
  expect(spokenOf([plain('～おしまい～')], READINGS)).toBe('おしまい');
});
