import { describe, expect, it } from 'vitest';
import { packChapters } from '../../story/adventure-document';
import { encodeChunk } from '../../story/chunk-codec';
import { listChapter } from '../../story/listed-chapter';
import { eventually } from '../support/eventually';
import { collectStory, setDataLayer } from './data-layer';
import { chapter } from './short-chapter';

const { newReader, publish } = setDataLayer();

describe('a story', () => {
  it('arrives chapter by chapter while it is being written, without a sign-in', async () => {
    await publish('s1', 1, [Buffer.from(encodeChunk(chapter(1)))]);
    await publish('s1', 0, [Buffer.from(encodeChunk(chapter(12)))]);
    const data = newReader();
    const { values } = collectStory(data, 's1');
    const lengths = () =>
      values.at(-1)?.chapters.map(({ listed }) => (listed.ok ? listed.sections : listed.code));
    await eventually(() => expect(lengths()).toEqual([12, 1]));
    expect(values.at(-1)).toMatchObject({
      onamae: '灯里',
      image: 'cat',
      updatedAt: '2026-01-02T00:00:00.000Z',
    });
    const untouched = values.at(-1)?.chapters[0];
    await publish('s1', 1, [Buffer.from(encodeChunk(chapter(2)))]);
    await eventually(() => expect(lengths()).toEqual([12, 2]));
    const [first, second] = values.at(-1)?.chapters ?? [];
    expect(first).toBe(untouched);
    expect(first?.unpack()).toEqual({ ok: true, chapter: chapter(12) });
    expect(second?.unpack()).toEqual({ ok: true, chapter: chapter(2) });
  });

  it('shows what can be read of it', async () => {
    const base64 = Buffer.from(encodeChunk(chapter(3))).toString('base64');
    await publish('s2', 0, ['!', base64]);
    await publish(
      's2',
      1,
      [[1, 2, 3]].map((bytes) => Buffer.from(bytes)),
    );
    const data = newReader();
    const { values } = collectStory(data, 's2');
    await eventually(() =>
      expect(values.at(-1)?.chapters.map(({ listed }) => listed.ok)).toEqual([false, true, false]),
    );
    const unpacked = values.at(-1)?.chapters.map(({ unpack }) => unpack().ok);
    expect(unpacked).toEqual([false, true, false]);
  });

  it('is the same with and without an outline of its chapters, and with one that does not fit', async () => {
    const chapters = [chapter(3), { ...chapter(4), title: '時計塔', summary: '時計を直した。' }];
    const { data: chunks, outline } = packChapters(chapters);
    await publish('plain', 1, chunks);
    await publish('outlined', 1, chunks, { outline });
    await publish('unfit', 1, chunks, { outline: outline.slice(1) });
    const data = newReader();
    const read = await Promise.all(
      ['plain', 'outlined', 'unfit'].map(async (docid) => {
        const { values } = collectStory(data, docid);
        await eventually(() => expect(values.at(-1)?.chapters).toHaveLength(2));
        return values.at(-1)?.chapters.map(({ listed, unpack }) => [listed, unpack()]);
      }),
    );
    const stored = chapters.map((each) => ({ ok: true, chapter: each }) as const);
    for (const each of read) expect(each).toEqual(stored.map((one) => [listChapter(one), one]));
  });

  it('is called by its outline, which does not hide that a chapter cannot be read', async () => {
    const { outline } = packChapters([chapter(30)]);
    await publish('half', 1, [Buffer.from([1, 2, 3])], { outline });
    const data = newReader();
    const { values } = collectStory(data, 'half');
    await eventually(() =>
      expect(values.at(-1)?.chapters.map(({ listed }) => listed)).toEqual([
        { ok: true, title: '霧の港', summary: '', sections: 30 },
      ]),
    );
    expect(values.at(-1)?.chapters[0]?.unpack()).toEqual({
      ok: false,
      code: 'chunk-not-inflatable',
    });
  });

  it('is empty for who has none', async () => {
    const data = newReader();
    const { values } = collectStory(data, 'nobody');
    await eventually(() =>
      expect(values).toEqual([
        { onamae: '', image: '', chapters: [], updatedAt: '', isHidden: false },
      ]),
    );
  });

  it('hears nothing after its subscription was stopped before it had begun', async () => {
    const data = newReader();
    const { values, stop } = collectStory(data, 's1');
    stop();
    const later = collectStory(data, 's1');
    await eventually(() => expect(later.values).not.toEqual([]));
    expect(values).toEqual([]);
  });
});
