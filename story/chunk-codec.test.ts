import { gzip } from 'pako';
import { describe, expect, it } from 'vitest';
import type { Chapter } from './chapter';
import { decodeChunk, encodeChunk } from './chunk-codec';
import { DATA_VERSION } from './data-version';

const chapter: Chapter = {
  title: '縄と名前',
  summary: '',
  turn: [
    {
      role: 'model',
      date: '2026-11-21T00:00:00.000Z',
      turn: '鐘が六つ鳴った。\n港町シオノミの朝。',
      url: 'scene:harbour?seed=1',
      sales: 0,
      unit: 0,
      continue: true,
    },
  ],
  items: [{ itemId: 7, count: 10 }],
};

const json = JSON.stringify(chapter);

describe('decodeChunk', () => {
  it('decodes what encodeChunk wrote', () => {
    expect(decodeChunk(encodeChunk(chapter))).toEqual({ ok: true, chapter });
  });

  it.each([
    ['Firestore Bytes', { toUint8Array: () => encodeChunk(chapter) }],
    ['a Buffer', Buffer.from(encodeChunk(chapter))],
    ['base64', Buffer.from(encodeChunk(chapter)).toString('base64')],
    ['an array of numbers', [...encodeChunk(chapter)]],
    ['gzip', gzip(json)],
  ])('decodes %s', (_, chunk) => {
    expect(decodeChunk(chunk)).toEqual({ ok: true, chapter });
  });

  it("drops a language model's conversations", () => {
    const leaky = gzip(
      JSON.stringify({ ...chapter, history: ['secret'], historyPlayer: ['secret'] }),
    );
    expect(decodeChunk(leaky)).toEqual({ ok: true, chapter });
  });

  it('maps every role but model to the player, and repairs missing fields', () => {
    const old = gzip(JSON.stringify({ turn: [{ role: 'player', turn: 'こんにちは' }, 'broken'] }));
    const decoded = decodeChunk(old);
    expect(decoded).toMatchObject({
      ok: true,
      chapter: {
        title: '',
        turn: [
          { role: 'user', turn: 'こんにちは', sales: 0, continue: true },
          { role: 'model', turn: '' },
        ],
        items: [],
      },
    });
  });

  it.each([
    ['chunk-not-bytes', 17],
    ['chunk-not-bytes', null],
    ['chunk-not-bytes', '％％％'],
    ['chunk-not-bytes', [1, 2, 300]],
    ['chunk-not-inflatable', [1, 2, 3]],
    ['chunk-not-inflatable', encodeChunk(chapter).slice(0, 20)],
    ['chunk-too-new', gzip(JSON.stringify({ version: DATA_VERSION + 1, ...chapter }))],
    ['chunk-not-inflatable', gzip('no JSON')],
    ['chunk-not-a-chapter', gzip('{"title":"ohne"}')],
  ] as const)('returns %s instead of throwing', (code, chunk) => {
    expect(decodeChunk(chunk)).toEqual({ ok: false, code });
  });
});
