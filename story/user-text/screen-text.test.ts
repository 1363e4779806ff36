import { describe, expect, it } from 'vitest';
import { INNOCENT_LINES, SEVERE_LINES, UNWELCOME_LINES } from './testing/screened-lines';
import { screenWith } from './screen-text';

const screen = screenWith({ unwelcome: [], severe: [] });

describe('the screen for lines that strangers read', () => {
  it('knows enough of both kinds', () => {
    expect(SEVERE_LINES.length + UNWELCOME_LINES.length).toBeGreaterThanOrEqual(100);
    expect(INNOCENT_LINES.length).toBeGreaterThanOrEqual(100);
    const all = [...SEVERE_LINES, ...UNWELCOME_LINES, ...INNOCENT_LINES];
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['severe', SEVERE_LINES],
    ['unwelcome', UNWELCOME_LINES],
    ['fine', INNOCENT_LINES],
  ] as const)('finds %s what is', (verdict, lines) => {
    expect(lines.filter((line) => screen(line) !== verdict)).toEqual([]);
  });

  it('knows the terms that an operator added, however they are written', () => {
    const own = screenWith({ unwelcome: ['ニンジャ', 'Foo-Bar'], severe: ['海'] });
    expect(own('にんじゃだ')).toBe('unwelcome');
    expect(own('ﾆﾝｼﾞｬ')).toBe('unwelcome');
    expect(own('foo bar')).toBe('unwelcome');
    expect(own('foobars')).toBe('fine');
    expect(own('青い海へ')).toBe('severe');
    expect(own('死ね')).toBe('severe');
    expect(own('灯')).toBe('fine');
  });

  it('finds nothing by a term of which nothing is left', () => {
    expect(screenWith({ unwelcome: ['', '!?'], severe: [' '] })('なにか!?')).toBe('fine');
  });
});
