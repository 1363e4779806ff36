import { describe, expect, it } from 'vitest';
import { breakLines, excerptLines } from './break-lines';

/** Every character is as wide as the next, a Latin one half as wide. */
const measure = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[ -~]/u.test(character) ? 0.5 : 1), 0);

const set = (text: string, width = 5) => breakLines(text, width, measure);

describe('lines', () => {
  it('are as long as there is room', () => {
    expect(set('あいうえおかきくけこさ')).toEqual(['あいうえお', 'かきくけこ', 'さ']);
  });

  it('never begin with what print puts at the end of a word', () => {
    expect(set('あいうえオーバー')).toEqual(['あいうえ', 'オーバー']);
    expect(set('あいうえか」き')).toEqual(['あいうえ', 'か」き']);
    expect(set('あいうえきっと')).toEqual(['あいうえ', 'きっと']);
  });

  it('let 、 and 。 hang', () => {
    expect(set('あいうえお。かき')).toEqual(['あいうえお。', 'かき']);
  });

  it('never end with an opening bracket, nor within …… or a number', () => {
    expect(set('あいうえ「おか」')).toEqual(['あいうえ', '「おか」']);
    expect(set('あいうえ……お')).toEqual(['あいうえ', '……お']);
    expect(set('あいうえ1234')).toEqual(['あいうえ', '1234']);
  });

  it('are broken anywhere where nothing else helps', () => {
    expect(set('abcdefghijklmnop')).toEqual(['abcdefghij', 'klmnop']);
    expect(set('あ！！！！！！！').join('')).toBe('あ！！！！！！！');
    expect(set('')).toEqual([]);
  });

  it('lose nothing and keep to their room, whatever the text', () => {
    const text = '「お尋ねします。島はいくつで」橋改めが、筆を構える……ABC社の12本！？（仮）';
    for (let width = 4; width < 20; width += 1) {
      const lines = set(text, width);
      expect(lines.join('')).toBe(text);
      for (const line of lines) {
        expect(measure(line.replace(/[、。]$/u, ''))).toBeLessThanOrEqual(width);
      }
    }
  });
});

describe('an excerpt', () => {
  it('is the whole text where there is room, its paragraphs indented as in print', () => {
    expect(excerptLines(['あいう。', '「えお」'], { width: 10, lines: 2 }, measure)).toEqual([
      '　あいう。',
      '「えお」',
    ]);
  });

  it('ends with …… where the text goes on, and keeps to its lines', () => {
    const lines = excerptLines(['あいうえお'.repeat(4)], { width: 6, lines: 2 }, measure);
    expect(lines).toEqual(['　あいうえお', 'あいうえ……']);
    const cut = excerptLines(['あいうえお、か、「きくけこ」'], { width: 5, lines: 2 }, measure);
    expect(cut).toEqual(['　あいうえ', 'お、か……']);
    const after = excerptLines(
      ['あいうえおかきく。こさしすせそたち'],
      { width: 7, lines: 2 },
      measure,
    );
    expect(after).toEqual(['　あいうえおか', 'きく。……']);
  });
});
