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
  it('is given up as soon as it is too large, and not at its end', () => {
    const packed = deflate(new Uint8Array(STORY_LIMITS.chunkBytes * 8));
    expect(packed.length).toBeLessThan(10_000);
    expect(unpackChunk(packed)).toEqual({ ok: false, code: 'chunk-too-large' });
    // Nobody gets as far as where it breaks off.
    const broken = packed.subarray(0, packed.length / 2);
    expect(unpackChunk(broken)).toEqual({ ok: false, code: 'chunk-too-large' });
  });

  it('is read up to the limit, and no byte further', () => {
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
  ])('of too many %s is given up', (_what, chapter) => {
    expect(decodeChunk(chunkOf(chapter))).toEqual({ ok: false, code: 'chunk-too-large' });
  });

  it('may hold as many turns as there may be', () => {
    const turn = Array.from({ length: STORY_LIMITS.turns }, () => turnOf('鐘が鳴った。'));
    expect(decodeChunk(chunkOf({ turn })).ok).toBe(true);
  });
});

describe('a turn’s text', () => {
  const note = '（この節は長いため、ここまでを表示しています。）';

  it.each([
    ['long', 'あ'.repeat(STORY_LIMITS.turnText)],
    ['of many lines', Array.from({ length: STORY_LIMITS.turnLines }, () => '鐘。').join('\n')],
  ])('that is %s is shown whole', (_what, text) => {
    expect(textOf(chunkOf({ turn: [turnOf(text)] }))).toBe(text);
  });

  it('that is longer is cut between two characters, and says so', () => {
    const shown = textOf(chunkOf({ turn: [turnOf(`あ${'𠮷'.repeat(STORY_LIMITS.turnText)}`)] }));
    expect(shown.endsWith(`𠮷\n${note}`)).toBe(true);
    expect(shown.length).toBeLessThanOrEqual(STORY_LIMITS.turnText + note.length + 1);
  });

  it('that has more lines is cut after the last of them', () => {
    const shown = textOf(chunkOf({ turn: [turnOf('鐘\n'.repeat(100_000))] }));
    expect(shown.split('\n')).toHaveLength(STORY_LIMITS.turnLines + 1);
    expect(shown.endsWith(note)).toBe(true);
  });

  it('has no more readings than a text may have', () => {
    const ruby = Array.from({ length: STORY_LIMITS.ruby + 1 }, () => ({
      base: '鐘',
      reading: 'かね',
    }));
    const decoded = decodeChunk(chunkOf({ turn: [{ ...turnOf('鐘。'), ruby }] }));
    expect(decoded).toMatchObject({ ok: true, chapter: { turn: [{ turn: '鐘。', ruby: [] }] } });
  });
});

it('chapters without an outline are listed as long as that costs no more than it may', () => {
  const large = chunkOf({ turn: [turnOf('x'.repeat(STORY_LIMITS.chunkBytes - 100))] });
  const data = Array.from({ length: 20 }, () => large);
  const listed = listChapters({ data, outline: [] });
  expect(listed.filter(({ ok }) => ok)).toHaveLength(8);
  expect(listed.at(-1)).toEqual({ ok: false, code: 'chunk-too-large' });
  const budget = listingBudget();
  listChapters({ data, outline: [] }, budget);
  expect(listChapters({ data: [large], outline: [] }, budget)).toEqual([listed.at(-1)]);
});
