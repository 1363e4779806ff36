import { describe, expect, it } from 'vitest';
import { sectionsIn } from './page-answer';

describe('the sections of an answer', () => {
  it.each([
    ['【一】\n朝だ。\n【二】\n夜だ。'],
    ['はい、書きます。\n\n【一】\n朝だ。\n\n【二】\n夜だ。\n'],
    ['**【第一節】**\n朝だ。\n## 【第二節】\n夜だ。'],
    ['[1]\r\n朝だ。\r\n[2]\r\n夜だ。'],
    ['【１】朝だ。\n【２】夜だ。'],
  ])('are found in %j', (answer) => {
    const sections = sectionsIn(answer);
    expect([...sections.keys()]).toEqual([1, 2]);
    expect(sections.get(1)?.trim()).toBe('朝だ。');
    expect(sections.get(2)?.trim()).toBe('夜だ。');
  });

  it('are none without marks, and a word in brackets is no mark', () => {
    expect(sectionsIn('朝だ。\n【一同】は黙った。').size).toBe(0);
  });
});
