import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createAppStore } from '../../src/app/store/store';
import { createChapterCache } from '../../src/data/chapter-cache';
import { createMemoryDevice } from '../../src/data/testing/memory-device';
import { resendFavourites, toggleFavourite } from '../../src/features/favourites/favourites-thunks';
import { paths } from '../../story/paths';
import { eventually } from '../support/eventually';
import { collect, never, setDataLayer } from './data-layer';

const { newReader, newParticipant, set, stored } = setDataLayer();

it('a report is written under the rules, and a second one a minute later at the earliest', async () => {
  const data = newReader();
  const uid = (await data.session.signIn()) ?? '';
  const report = {
    kind: 'broken',
    reason: '',
    url: '10353',
    date: '2026-01-01T00:00:00.000Z',
  } as const;
  await (await data.reports()).write('10353', uid, report);
  const another = { ...report, date: '2026-01-01T00:00:30.000Z' };
  await expect((await data.reports()).write('10353', uid, another)).rejects.toMatchObject({
    code: 'denied',
  });
  expect(await stored(paths.report('10353', uid))).toEqual({
    ...report,
    at: expect.any(Number) as number,
  });
});

describe('likes', () => {
  beforeEach(async () => {
    for (const section of [1, 2, 3]) await set(`ai/27/engine/section/abc_1_${section}E`, true);
  });

  it('are set and taken back, and only for oneself', async () => {
    const { data, uid } = await newParticipant();
    const { values } = collect(data.likes, (likes) => likes.watchOwn(uid));
    await (await data.likes()).set(uid, 'abc_1_1E', true);
    await eventually(() => expect(values.at(-1)).toEqual(['abc_1_1E']));
    await (await data.likes()).set(uid, 'abc_1_1E', false);
    await eventually(() => expect(values.at(-1)).toEqual([]));
    await expect((await data.likes()).set('other', 'abc_1_1E', true)).rejects.toMatchObject({
      code: 'denied',
    });
  });

  it('may be sent again by a page that does not know whether they arrived', async () => {
    const { data, uid } = await newParticipant();
    const { values } = collect(data.likes, (likes) => likes.watchOwn(uid));
    await (await data.likes()).set(uid, 'abc_1_1E', true);
    await (await data.likes()).set(uid, 'abc_1_1E', true);
    await (await data.likes()).set(uid, 'abc_1_2E', false);
    await eventually(() => expect(values.at(-1)).toEqual(['abc_1_1E']));
    await (await data.likes()).set(uid, 'abc_1_1E', false);
    await (await data.likes()).set(uid, 'abc_1_1E', false);
    await eventually(() => expect(values.at(-1)).toEqual([]));
  });

  it('arrive when the page was left before there was a connection', async () => {
    const device = createMemoryDevice();
    const now = Date.now;
    const left = createAppStore({
      data: newReader({ begin: never }),
      chapters: createChapterCache(),
      device,
      now,
    });
    void left.dispatch(toggleFavourite('abc_1_3E'));
    const data = newReader();
    const store = createAppStore({ data, chapters: createChapterCache(), device, now });
    onTestFinished(store.dispatch(resendFavourites()));
    await eventually(() => expect(device.read('likes')).toBe(''));
    const uid = (await data.session.signIn()) ?? '';
    expect(await stored(paths.favoritesOf(uid))).toEqual({ abc_1_3E: true });
  });

  it('are counted live when counts are stored', async () => {
    await set(paths.favoriteCountsOf('c1'), { c1_1_1E: 3, c1_1_2E: 'many' });
    const { values } = collect(newReader().likes, (likes) => likes.watchCounts('c1'));
    await eventually(() => expect(values.at(-1)).toEqual({ c1_1_1E: 3 }));
    await set(`${paths.favoriteCountsOf('c1')}/c1_1_1E`, 4);
    await eventually(() => expect(values.at(-1)).toEqual({ c1_1_1E: 4 }));
  });

  it('are counted from the likes of all accounts when none are stored', async () => {
    await set(paths.favoriteCounts, null);
    await set(paths.favoritesOf('u1'), { c2_1_1E: true, other_1_1E: true });
    await set(paths.favoritesOf('u2'), { c2_1_1E: true });
    // Likes are readable for accounts only.
    const stranger = collect(newReader().likes, (likes) => likes.watchCounts('c2'));
    await eventually(() => expect(stranger.values).toEqual([{}]));
    const { data } = await newParticipant();
    const { values } = collect(data.likes, (likes) => likes.watchCounts('c2'));
    await eventually(() => expect(values.at(-1)).toEqual({ c2_1_1E: 2 }));
    await set(paths.favoriteCountsOf('c1'), { c1_1_1E: 3 });
    // Counts are stored now, and c2 has none.
    const later = collect(newReader().likes, (likes) => likes.watchCounts('c2'));
    await eventually(() => expect(later.values).toEqual([{}]));
  });
});

describe('what an account remembers of its reading', () => {
  it('comes back, on another device too, and is closed to others', async () => {
    const { data, uid } = await newParticipant();
    const { values } = collect(data.reader, (reader) => reader.watch(uid));
    await eventually(() => expect(values).toEqual([{ settings: '', bookmarks: {} }]));
    const bookmark = { chapter: 2, section: 14, date: '2026-01-01T00:00:00.000Z' };
    await (await data.reader()).writeSettings(uid, '{"size":"large"}');
    await expect((await data.reader()).writeBookmark(uid, 'abc', bookmark)).rejects.toMatchObject({
      code: 'denied',
    });
    await set(paths.member('abc'), { uid: 'abc', onamae: '灯里' });
    await (await data.reader()).writeBookmark(uid, 'abc', { ...bookmark, section: 13 });
    await (await data.reader()).writeBookmark(uid, '10353', bookmark);
    await (await data.reader()).writeBookmark(uid, 'abc', bookmark);
    await eventually(() =>
      expect(values.at(-1)).toEqual({
        settings: '{"size":"large"}',
        bookmarks: { abc: bookmark, '10353': bookmark },
      }),
    );
    const other = await newParticipant();
    const { codes } = collect(other.data.reader, (reader) => reader.watch(uid));
    await eventually(() => expect(codes).toEqual(['denied']));
    await expect((await data.reader()).writeSettings(uid, 'x'.repeat(2001))).rejects.toMatchObject({
      code: 'denied',
    });
  });
});
