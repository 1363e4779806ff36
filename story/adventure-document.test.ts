import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  adventureDocumentSchema,
  chaptersOf,
  inStoryOrder,
  packChapters,
} from './adventure-document';
import { encodeChunk } from './chunk-codec';

describe('story documents', () => {
  it('are sorted by seq, then by id', () => {
    const documents = [
      { id: 'b', seq: 2 },
      { id: 'z', seq: 1 },
      { id: 'a', seq: 2 },
    ];
    expect(inStoryOrder(documents).map(({ id }) => id)).toEqual(['z', 'a', 'b']);
  });

  it('keep the number of an unreadable chapter', () => {
    const good = encodeChunk({ title: '良', summary: '', turn: [], items: [] });
    const document = {
      uid: 'u',
      onamae: '',
      image: '',
      data: [good, 'x', good],
      outline: [],
      seq: 1,
      updatedAt: '',
      hidden: false,
    };
    expect(chaptersOf(document).map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  it('are written with an outline of their chapters', () => {
    const chapter = { title: '良', summary: '済んだ。', turn: [], items: [] };
    const document = v.parse(adventureDocumentSchema, { uid: 'u', ...packChapters([chapter]) });
    expect(document.outline).toEqual([{ title: '良', summary: '済んだ。', sections: 0 }]);
    expect(chaptersOf(document)).toEqual([{ ok: true, chapter }]);
  });

  it.each([
    ['none', undefined],
    ['no list', 'x'],
    ['an entry that is none', [null]],
    ['a number that counts nothing', [{ title: '', summary: '', sections: -1 }]],
    ['a part of a section', [{ title: '', summary: '', sections: 1.5 }]],
    ['a title that is none', [{ title: 3, summary: '', sections: 1 }]],
  ])('have no outline where there is %s', (_, outline) => {
    expect(v.parse(adventureDocumentSchema, { uid: 'u', outline }).outline).toEqual([]);
  });
});
