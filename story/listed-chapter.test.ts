import { gzip } from 'pako';
import { describe, expect, it } from 'vitest';
import { decodeChunk, encodeChunk } from './chunk-codec';
import { listChapter, listChapters, listChunk } from './listed-chapter';
import type { Turn } from './turn';

const turn: Turn = {
  role: 'model',
  date: '',
  turn: '鐘が六つ鳴った。',
  url: '',
  sales: 0,
  unit: 0,
  continue: true,
};
const chunk = encodeChunk({
  title: '縄と名前',
  summary: '済んだ。',
  items: [],
  turn: [turn, turn],
});

describe('a listed chapter', () => {
  it('has title, summary and number of sections, but no text', () => {
    const listed = { ok: true, title: '縄と名前', summary: '済んだ。', sections: 2 };
    expect(listChunk(chunk)).toEqual(listed);
    expect(listChapter(decodeChunk(chunk))).toEqual(listed);
  });

  it.each([
    ['an old one', gzip('{"turn":[{"role":"player","turn":"…"},"broken",3]}')],
    ['one with a title that is none', gzip('{"title":3,"summary":null,"turn":[]}')],
    ['no bytes', 17],
    ['no zlib', [1, 2, 3]],
    ['no chapter', gzip('{"title":"ohne"}')],
  ])('has the same error for %s as decoding', (_, stored) => {
    expect(listChunk(stored)).toEqual(listChapter(decodeChunk(stored)));
  });
});

describe('the chapters of a document', () => {
  const told = { title: '港', summary: '着いた。', sections: 2 };

  it('come from its outline, whatever the chunks hold', () => {
    expect(listChapters({ data: ['x'], outline: [told] })).toEqual([{ ok: true, ...told }]);
  });

  it.each([
    ['none', []],
    ['one for another number of chunks', [told, told]],
  ])('come from the chunks if the outline is %s', (_, outline) => {
    expect(listChapters({ data: [chunk], outline })).toEqual([listChunk(chunk)]);
  });
});
