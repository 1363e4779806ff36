import { describe, expect, it } from 'vitest';
import { chaptersOf, inStoryOrder } from './adventure-document';
import { encodeChunk } from './chunk-codec';

describe('story documents', () => {
  it('come in the order of seq, then of their ids', () => {
    const documents = [
      { id: 'b', seq: 2 },
      { id: 'z', seq: 1 },
      { id: 'a', seq: 2 },
    ];
    expect(inStoryOrder(documents).map(({ id }) => id)).toEqual(['z', 'a', 'b']);
  });

  it('keep the place of a chapter that cannot be read', () => {
    const good = encodeChunk({ title: '良', summary: '', turn: [], items: [] });
    const document = {
      uid: 'u',
      onamae: '',
      image: '',
      data: [good, 'x', good],
      seq: 1,
      updatedAt: '',
    };
    expect(chaptersOf(document).map(({ ok }) => ok)).toEqual([true, false, true]);
  });
});
