import { describe, expect, it } from 'vitest';
import { paragraphsOf, withReadings } from './turn-text';

describe('the text of a turn', () => {
  it('is split into paragraphs at any line ending', () => {
    expect(paragraphsOf('鐘が鳴る。\r\n\n「朝だ」\n　\n霧が晴れた。')).toEqual([
      '鐘が鳴る。',
      '「朝だ」',
      '霧が晴れた。',
    ]);
    expect(paragraphsOf('')).toEqual([]);
  });

  it('has a reading at the first occurrence of a word only', () => {
    const lines = ['港の汐見へ。', '汐見は遠い。'];
    expect(withReadings(lines, [{ base: '汐見', reading: 'しおみ' }])).toEqual([
      [
        { text: '港の', reading: '' },
        { text: '汐見', reading: 'しおみ' },
        { text: 'へ。', reading: '' },
      ],
      [{ text: '汐見は遠い。', reading: '' }],
    ]);
  });

  it('is unchanged by a reading without a word, or with a word that does not occur', () => {
    const ruby = [
      { base: '', reading: 'あ' },
      { base: '塔', reading: '' },
      { base: '城', reading: 'しろ' },
    ];
    expect(withReadings(['塔に登る。'], ruby)).toEqual([[{ text: '塔に登る。', reading: '' }]]);
  });
});
