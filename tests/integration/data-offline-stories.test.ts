import { describe, expect, it } from 'vitest';
import { readPreloadedStory } from '../../src/data/preloaded-story';
import type { OfflineStore } from '../../src/data/offline-store';
import type { Story } from '../../src/data/stories';
import { packChapters } from '../../story/adventure-document';
import { encodeChunk } from '../../story/chunk-codec';
import { hiddenNoticeId } from '../../story/hidden';
import { withoutHidden } from '../../story/without-hidden';
import { eventually } from '../support/eventually';
import { collectStory, never, setDataLayer } from './data-layer';
import { chapter } from './short-chapter';

const { newReader, publish, document } = setDataLayer();

describe('a story that is on the device', () => {
  const memoryStore = () => {
    const kept = new Map<string, string>();
    const offlineStore: OfflineStore = {
      docids: () => Promise.resolve([...kept.keys()]),
      read: (docid) => Promise.resolve(kept.get(docid) ?? ''),
      keep: (docid, json) => Promise.resolve(void kept.set(docid, json)),
      remove: (docid) => Promise.resolve(void kept.delete(docid)),
    };
    return { kept, offlineStore };
  };
  const sectionsOf = (story: Story | undefined): number[] =>
    story?.chapters.map(({ listed }) => (listed.ok ? listed.sections : 0)) ?? [];
  const textsOf = (story: Story | undefined): string[] =>
    story?.chapters.flatMap(({ unpack }) => {
      const stored = unpack();
      return stored.ok ? stored.chapter.turn.map(({ turn }) => turn) : [];
    }) ?? [];

  /** Writes the engine's documents of hidden content. */
  const notice = (docid: string, hidden: boolean, at: string) =>
    document(hiddenNoticeId(docid)).set({
      uid: docid,
      onamae: '',
      image: '',
      data: [],
      seq: 0,
      updatedAt: at,
      hidden,
    });
  const unnotice = (docid: string) => document(hiddenNoticeId(docid)).delete();
  const masked = (sections: number, hidden: number): Uint8Array => {
    const shown = withoutHidden({ ok: true, chapter: chapter(sections) }, new Set([hidden]));
    return encodeChunk(shown.ok ? shown.chapter : chapter(0));
  };

  it('is dropped when the operator hides it, is not kept anew, and comes back', async () => {
    const { kept, offlineStore } = memoryStore();
    await publish('shelf4', 1, [encodeChunk(chapter(10))]);
    const before = newReader({ offlineStore });
    collectStory(before, 'shelf4');
    await eventually(() => expect(kept.get('shelf4')).toBeDefined());
    const reader = newReader({ offlineStore });
    const { values } = collectStory(reader, 'shelf4');
    await eventually(() => expect(sectionsOf(values.at(-1))).toEqual([10]));
    await notice('shelf4', true, '2999-01-01T00:00:00.000Z');
    await eventually(() => expect(kept.get('shelf4')).toBeUndefined());
    await eventually(() =>
      expect(values.at(-1)).toMatchObject({ isHidden: true, onamae: '', image: '', chapters: [] }),
    );
    await unnotice('shelf4');
    await eventually(() => expect(sectionsOf(values.at(-1))).toEqual([10]));
    expect(values.at(-1)?.isHidden).toBe(false);
  });

  it('follows a section that is hidden in a chapter that was over long ago', async () => {
    const { kept, offlineStore } = memoryStore();
    await publish('shelf5', 1, [encodeChunk(chapter(2))]);
    collectStory(newReader({ offlineStore }), 'shelf5');
    await eventually(() => expect(kept.get('shelf5')).toBeDefined());
    const first = collectStory(newReader({ offlineStore }), 'shelf5');
    await eventually(() => expect(first.values).not.toEqual([]));
    await publish('shelf5', 1, [masked(2, 2)]);
    await notice('shelf5', false, '2999-01-01T00:00:00.000Z');
    const shown = ['1', expect.stringContaining('運営')];
    await eventually(() => expect(textsOf(first.values.at(-1))).toEqual(shown));
    await eventually(() => expect(kept.get('shelf5')).toContain('2999'));
    const alone = collectStory(newReader({ offlineStore, begin: never }), 'shelf5');
    await eventually(() => expect(alone.values).not.toEqual([]));
    expect(textsOf(alone.values[0])).toEqual(shown);
    await publish('shelf5', 1, [encodeChunk(chapter(2))]);
    await unnotice('shelf5');
    await eventually(() => expect(textsOf(first.values.at(-1))).toEqual(['1', '2']));
  });

  it('is dropped as soon as there is a network, though another story is opened', async () => {
    const { kept, offlineStore } = memoryStore();
    for (const docid of ['shelf6', 'shelf7', 'shelf8']) {
      await publish(docid, 1, [encodeChunk(chapter(2))]);
      const { stop } = collectStory(newReader({ offlineStore }), docid);
      await eventually(() => expect(kept.get(docid)).toBeDefined());
      stop();
    }
    await notice('shelf6', true, '2000-01-01T00:00:00.000Z');
    await notice('shelf7', false, '2999-01-01T00:00:00.000Z');
    collectStory(newReader({ offlineStore }), 'shelf8');
    await eventually(() => expect([...kept.keys()]).toEqual(['shelf8']));
  });

  it('is not shown from a copy of an earlier version, which kept words that are hidden', () => {
    const whole = { id: 'a-1', uid: 'a', ...packChapters([chapter(2)]) };
    const copy = {
      docid: 'a',
      documents: [whole],
      hidden: { story: false, turns: { '1_2': true } },
    };
    expect(readPreloadedStory(JSON.stringify(copy))).toBeNull();
  });

  it('is read before any request, and continues from there', async () => {
    const { kept, offlineStore } = memoryStore();
    await publish('shelf1', 1, [encodeChunk(chapter(10))]);
    collectStory(newReader({ offlineStore }), 'shelf1');
    await eventually(() => expect(kept.get('shelf1')).toBeDefined());

    const { values } = collectStory(newReader({ offlineStore }), 'shelf1');
    await eventually(() => expect(sectionsOf(values[0])).toEqual([10]));
    await publish('shelf1', 2, [encodeChunk(chapter(3))]);
    await eventually(() => expect(sectionsOf(values.at(-1))).toEqual([10, 3]));
    await eventually(() => expect(kept.get('shelf1')?.match(/"id":/gu)).toHaveLength(2));
  });

  it('is read without a response', async () => {
    const { kept, offlineStore } = memoryStore();
    await publish('shelf2', 1, [
      encodeChunk(chapter(10)),
      Buffer.from(encodeChunk(chapter(4))).toString('base64'),
    ]);
    collectStory(newReader({ offlineStore }), 'shelf2');
    await eventually(() => expect(kept.get('shelf2')).toBeDefined());
    const nowhere = newReader(
      { offlineStore },
      { auth: 'http://127.0.0.1:1', database: '127.0.0.1:1', firestore: '127.0.0.1:1' },
    );
    const { values } = collectStory(nowhere, 'shelf2');
    await eventually(() => expect(sectionsOf(values[0])).toEqual([10, 4]));
  });

  /** What a page of the second chapter brings along. */
  const pageOf = (docid: string, sections: readonly number[], part: object = {}) =>
    readPreloadedStory(
      JSON.stringify({
        docid,
        documents: [documentOf(docid, 2, sections[1] ?? 0)],
        part: { before: 1, chapters: sections.map((count) => ['霧の港', count]), ...part },
      }),
    );
  const documentOf = (docid: string, seq: number, sections: number) => ({
    id: `${docid}-${seq}`,
    uid: docid,
    onamae: '灯里',
    image: 'cat',
    seq,
    updatedAt: `2026-01-0${seq + 1}T00:00:00.000Z`,
    data: [Buffer.from(encodeChunk(chapter(sections))).toString('base64')],
  });

  it('is completed by a file of the site, and not read from the database again', async () => {
    const counts = [1, 2, 3];
    for (const seq of counts) await publish('rest', seq, [encodeChunk(chapter(seq))]);
    const asked: string[] = [];
    const rest = '/documents/rest.json';
    const embedded = pageOf('rest', counts, { rest });
    const { kept, offlineStore } = memoryStore();
    // Its second chapter is older than the page's, and it has a mark that the database does not have.
    const documents = [documentOf('rest', 1, 1), documentOf('rest', 2, 1), documentOf('rest', 3, 3)]
      .map((one, index) => (index === 1 ? { ...one, updatedAt: '2026-01-02T12:00:00.000Z' } : one))
      .map((one) => ({ ...one, image: 'from-the-file' }));
    const { values } = collectStory(
      newReader({
        embedded,
        offlineStore,
        fetchText: (path) => {
          asked.push(path);
          return Promise.resolve(JSON.stringify({ docid: 'rest', documents }));
        },
      }),
      'rest',
    );
    await eventually(() => expect(textsOf(values.at(-1))).toHaveLength(6));
    expect(asked).toEqual([rest]);
    // The words on screen are not unpacked again.
    expect(values.at(-1)?.chapters[1]).toBe(embedded?.story.chapters[1]);
    await publish('rest', 3, [encodeChunk(chapter(4))], { updatedAt: '2026-02-01T00:00:00.000Z' });
    await eventually(() => expect(sectionsOf(values.at(-1))).toEqual([1, 2, 4]));
    expect(values.at(-1)?.chapters[1]).toBe(embedded?.story.chapters[1]);
    for (const story of values) expect(sectionsOf(story)[1]).toBe(2);
    await eventually(() => expect(kept.get('rest')).toContain('2026-02-01'));
    expect(kept.get('rest')).toContain('from-the-file');
    // Then the device has it: nothing is asked for.
    const again = collectStory(
      newReader({ embedded, offlineStore, fetchText: () => Promise.reject(new Error('asked')) }),
      'rest',
    );
    await eventually(() => expect(textsOf(again.values.at(-1))).toHaveLength(7));
  });

  it('never falls behind its page, whatever the device has stored', async () => {
    const { kept, offlineStore } = memoryStore();
    kept.set(
      'behind',
      JSON.stringify({ docid: 'behind', documents: [documentOf('behind', 1, 1)] }),
    );
    for (const seq of [1, 2, 3]) await publish('behind', seq, [encodeChunk(chapter(seq))]);
    const embedded = pageOf('behind', [1, 2, 3], { rest: '/documents/behind.json' });
    const { values } = collectStory(newReader({ embedded, offlineStore }), 'behind');
    await eventually(() => expect(textsOf(values.at(-1))).toHaveLength(6));
    for (const story of values) expect(sectionsOf(story)).toEqual([1, 2, 3]);
  });

  it('is read from the database where the file cannot be had', async () => {
    for (const seq of [1, 2, 3]) await publish('fileless', seq, [encodeChunk(chapter(seq))]);
    const embedded = pageOf('fileless', [1, 2, 3], { rest: '/documents/fileless.json' });
    const fetchText = () => Promise.reject(new Error('offline'));
    const { values } = collectStory(newReader({ embedded, fetchText }), 'fileless');
    await eventually(() => expect(textsOf(values.at(-1))).toHaveLength(6));
    expect(values.at(-1)?.chapters[1]).toBe(embedded?.story.chapters[1]);
  });

  it('is shown in part while the whole of a long one is on its way', async () => {
    for (const seq of [1, 2, 3]) await publish('part', seq, [encodeChunk(chapter(seq))]);
    const second = {
      id: 'part-2',
      uid: 'part',
      onamae: '灯里',
      seq: 2,
      updatedAt: '2026-01-03T00:00:00.000Z',
      data: [Buffer.from(encodeChunk(chapter(2))).toString('base64')],
    };
    const embedded = readPreloadedStory(
      JSON.stringify({
        docid: 'part',
        documents: [second],
        part: { before: 1, chapters: [['一', 1], ['二', 2], null] },
      }),
    );
    const { values } = collectStory(newReader({ embedded }), 'part');
    await eventually(() => expect(sectionsOf(values[0])).toEqual([1, 2, 0]));
    expect(textsOf(values[0])).toEqual(['1', '2']);
    expect(values[0]?.chapters.map(({ listed }) => listed)).toEqual([
      { ok: true, title: '一', summary: '', sections: 1, isComing: true },
      { ok: true, title: '霧の港', summary: '', sections: 2 },
      { ok: false, code: 'chunk-not-loaded' },
    ]);
    await eventually(() => expect(sectionsOf(values.at(-1))).toEqual([1, 2, 3]));
    expect(textsOf(values.at(-1))).toHaveLength(6);
  });

  it('gives way when the story was begun anew', async () => {
    const { kept, offlineStore } = memoryStore();
    await publish('shelf3', 1, [encodeChunk(chapter(10))]);
    await publish('shelf3', 2, [encodeChunk(chapter(9))]);
    const { stop } = collectStory(newReader({ offlineStore }), 'shelf3');
    await eventually(() => expect(kept.get('shelf3')?.match(/"id":/gu)).toHaveLength(2));
    // Without a subscription in the meantime.
    stop();
    await document('shelf3-2').delete();
    await publish('shelf3', 1, [encodeChunk(chapter(2))]);
    const { values } = collectStory(newReader({ offlineStore }), 'shelf3');
    await eventually(() => expect(sectionsOf(values.at(-1))).toEqual([2]));
  });
});
