import { deflate } from 'pako';
import { describe, expect, it } from 'vitest';
import { decodeChunk, unpackChunk } from './chunk-codec';
import { listChapters, listingBudget } from './listed-chapter';
import { STORY_LIMITS } from './story-limits';

const chunkOf = (chapter: object): Uint8Array => deflate(JSON.stringify(chapter));
const turnOf = (turn: string) => ({ role: 'model', turn });
const textOf = (chunk: unknown): string => {
  const decoded = decodeChunk(chunk);
  if (!decoded.ok) throw new Error(decoded.code);
  return decoded.chapter.turn[0]?.turn ?? '';
};

describe('a chunk', () => {
  it('is aborted as soon as it is too large, and not only at its end', () => {
    const packed = deflate(new Uint8Array(STORY_LIMITS.chunkBytes * 8));
    expect(packed.length).toBeLessThan(10_000);
    expect(unpackChunk(packed)).toEqual({ ok: false, code: 'chunk-too-large' });
    // Inflation stops before it reaches the corrupt end.
    const broken = packed.subarray(0, packed.length / 2);
    expect(unpackChunk(broken)).toEqual({ ok: false, code: 'chunk-too-large' });
  });

  it('is decoded up to the limit exactly', () => {
    const around = JSON.stringify({ turn: [], title: '' }).length;
    const filled = (bytes: number) => chunkOf({ turn: [], title: 'x'.repeat(bytes - around) });
    expect(decodeChunk(filled(STORY_LIMITS.chunkBytes)).ok).toBe(true);
    expect(decodeChunk(filled(STORY_LIMITS.chunkBytes + 1))).toEqual({
      ok: false,
      code: 'chunk-too-large',
    });
  });

  it.each([
    ['turns', { turn: Array.from({ length: STORY_LIMITS.turns + 1 }, () => 0) }],
    ['things', { turn: [], items: Array.from({ length: STORY_LIMITS.items + 1 }, () => 0) }],
  ])('with too many %s is refused', (_what, chapter) => {
    expect(decodeChunk(chunkOf(chapter))).toEqual({ ok: false, code: 'chunk-too-large' });
  });

  it('can have the maximum number of turns', () => {
    const turn = Array.from({ length: STORY_LIMITS.turns }, () => turnOf('鐘が鳴った。'));
    expect(decodeChunk(chunkOf({ turn })).ok).toBe(true);
  });
});

describe('a turn’s text', () => {
  const note = '（この節は長いため、ここまでを表示しています。）';

  it.each([
    ['long', 'あ'.repeat(STORY_LIMITS.turnText)],
    ['of many lines', Array.from({ length: STORY_LIMITS.turnLines }, () => '鐘。').join('\n')],
  ])('that is %s is shown in full', (_what, text) => {
    expect(textOf(chunkOf({ turn: [turnOf(text)] }))).toBe(text);
  });

  it('that is longer is truncated between two characters, with a notice', () => {
    const shown = textOf(chunkOf({ turn: [turnOf(`あ${'𠮷'.repeat(STORY_LIMITS.turnText)}`)] }));
    expect(shown.endsWith(`𠮷\n${note}`)).toBe(true);
    expect(shown.length).toBeLessThanOrEqual(STORY_LIMITS.turnText + note.length + 1);
  });

  it('that has more lines is truncated after the last allowed line', () => {
    const shown = textOf(chunkOf({ turn: [turnOf('鐘\n'.repeat(100_000))] }));
    expect(shown.split('\n')).toHaveLength(STORY_LIMITS.turnLines + 1);
    expect(shown.endsWith(note)).toBe(true);
  });

  it('has no more readings than the limit', () => {
    const ruby = Array.from({ length: STORY_LIMITS.ruby + 1 }, () => ({
      base: '鐘',
      reading: 'かね',
    }));
    const decoded = decodeChunk(chunkOf({ turn: [{ ...turnOf('鐘。'), ruby }] }));
    expect(decoded).toMatchObject({ ok: true, chapter: { turn: [{ turn: '鐘。', ruby: [] }] } });
  });
});

it('chapters without an outline are listed within the budget', () => {
  const large = chunkOf({ turn: [turnOf('x'.repeat(STORY_LIMITS.chunkBytes - 100))] });
  const data = Array.from({ length: 20 }, () => large);
  const listed = listChapters({ data, outline: [] });
  expect(listed.filter(({ ok }) => ok)).toHaveLength(8);
  expect(listed.at(-1)).toEqual({ ok: false, code: 'chunk-too-large' });
  const budget = listingBudget();
  listChapters({ data, outline: [] }, budget);
  expect(listChapters({ data: [large], outline: [] }, budget)).toEqual([listed.at(-1)]);
});
