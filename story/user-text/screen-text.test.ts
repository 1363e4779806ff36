import { describe, expect, it } from 'vitest';
import { INNOCENT_LINES, SEVERE_LINES, UNWELCOME_LINES } from './testing/screened-lines';
import { screenWith } from './screen-text';

const screen = screenWith({ unwelcome: [], severe: [] });

describe('moderation of first lines', () => {
  it('covers enough examples of both kinds', () => {
    expect(SEVERE_LINES.length + UNWELCOME_LINES.length).toBeGreaterThanOrEqual(100);
    expect(INNOCENT_LINES.length).toBeGreaterThanOrEqual(100);
    const all = [...SEVERE_LINES, ...UNWELCOME_LINES, ...INNOCENT_LINES];
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['severe', SEVERE_LINES],
    ['unwelcome', UNWELCOME_LINES],
    ['fine', INNOCENT_LINES],
  ] as const)('classifies as %s what is', (verdict, lines) => {
    expect(lines.filter((line) => screen(line) !== verdict)).toEqual([]);
  });

  it("finds the operator's own terms, in any spelling", () => {
    const own = screenWith({ unwelcome: ['ニンジャ', 'Foo-Bar'], severe: ['海'] });
    expect(own('にんじゃだ')).toBe('unwelcome');
    expect(own('ﾆﾝｼﾞｬ')).toBe('unwelcome');
    expect(own('foo bar')).toBe('unwelcome');
    expect(own('foobars')).toBe('fine');
    expect(own('青い海へ')).toBe('severe');
    expect(own('死ね')).toBe('severe');
    expect(own('灯')).toBe('fine');
  });

  it('ignores a term of which nothing is left after folding', () => {
    expect(screenWith({ unwelcome: ['', '!?'], severe: [' '] })('なにか!?')).toBe('fine');
  });
});
