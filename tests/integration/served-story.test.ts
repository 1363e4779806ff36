import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectFirebase, type FirebaseServices } from '../../engine/adapters/firebase-services';
import { hiddenWritten } from '../../engine/handlers/hidden-written';
import { createPages } from '../../pages/handler';
import { restSource } from '../../pages/source/rest-source';
import { packChapters } from '../../story/adventure-document';
import type { Chapter } from '../../story/chapter';
import { ADVENTURE_COLLECTION, ENGINE_COLLECTION, paths } from '../../story/paths';
import { BASE_PATH } from '../../story/turn-url';
import { shareTestFirebase } from './engine-harness';

const projectId = 'demo-served-story';
const CHAPTERS = 20;
const TEMPLATE =
  '<!doctype html><html lang="ja"><head><title>時の旅人</title><meta name="description" content="" /></head><body><div id="root"></div></body></html>';

const server = shareTestFirebase({ project: projectId });
let admin: App;
let services: FirebaseServices;

beforeAll(() => {
  admin = initializeApp(
    { projectId, databaseURL: `https://${projectId}-default-rtdb.firebaseio.com` },
    randomUUID(),
  );
  services = connectFirebase(projectId, randomUUID());
});

afterAll(async () => {
  await services.close();
  await deleteApp(admin);
});

const chapterOf = (number: number): Chapter => ({
  title: `第${number}の町`,
  summary: number < CHAPTERS ? '町を出た。' : '',
  items: [],
  turn: Array.from({ length: number < CHAPTERS ? 12 : 3 }, (_, index) => ({
    role: index % 2 === 0 ? ('model' as const) : ('user' as const),
    date: new Date(Date.UTC(2026, 0, number, 0, index)).toISOString(),
    turn: `第${number}の町の、第${index + 1}の出来事。`,
    url: 'scene:market?seed=3&time=dawn&weather=clear',
    sales: 0,
    unit: 0,
    continue: true,
  })),
});

type Outline = (chapter: number, own: object[]) => object;

/** Publishes a long story, each chapter's document with the outline that `outline` returns. */
async function publish(
  docid: string,
  outline: Outline = (_chapter, own) => ({ outline: own }),
): Promise<void> {
  const batch = getFirestore(admin).batch();
  // The order of their names differs from the story's.
  const nameOf = (number: number) => `${docid}-${String(100 - number)}`;
  for (let number = 1; number <= CHAPTERS; number += 1) {
    const packed = packChapters([chapterOf(number)]);
    batch.set(getFirestore(admin).collection(ADVENTURE_COLLECTION).doc(nameOf(number)), {
      uid: docid,
      onamae: '灯',
      seq: number,
      updatedAt: new Date(Date.UTC(2026, 0, number)).toISOString(),
      data: packed.data,
      ...outline(number, packed.outline),
    });
  }
  await batch.commit();
}

/** Serves pages, and counts the chunks that are read for them. */
function serve() {
  const asked: string[] = [];
  let chunks = 0;
  const source = restSource(
    {
      projectId,
      firestore: `http://${server().firestore}`,
      database: `http://${server().database}`,
    },
    async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      const answer = await fetch(input, init);
      const method = /documents:(\w+)$/u.exec(url)?.[1];
      if (method !== undefined) {
        asked.push(method);
        chunks += (await answer.clone().text()).split('bytesValue').length - 1;
      }
      return answer;
    },
  );
  const pages = createPages({
    template: TEMPLATE,
    source,
    renderPicture: ({ words }) => Promise.resolve(new TextEncoder().encode(words)),
    onFailure: (path, error) => {
      throw new Error(`${path} could not be served.`, { cause: error });
    },
  });
  const answer = async (path: string): Promise<{ status: number; text: string }> => {
    const answered = await pages({ path, origin: 'https://example.org' });
    const body = answered?.body ?? '';
    return {
      status: answered?.status ?? 0,
      text: typeof body === 'string' ? body : new TextDecoder().decode(body),
    };
  };
  return { answer, asked, chunks: () => chunks };
}

const pathsOf = (docid: string): string[] => [
  ...['1', '1/2', '8/1', '9/2/1', '13', '19/2', '20', '20/1/2', '21', '20/2'].map(
    (rest) => `${BASE_PATH}/${docid}/${rest}`,
  ),
  `/pictures/${docid}/2/11.png`,
  `/feeds/story/${docid}.atom`,
  `/feeds/story/${docid}.rss`,
];

/** The visible content; the embedded documents depend on what was read. */
async function seenAt(docid: string): Promise<Map<string, string>> {
  const { answer } = serve();
  const seen = new Map<string, string>();
  for (const path of pathsOf(docid)) {
    const { status, text } = await answer(path);
    seen.set(path, `${status} ${text.replace(/<script id="embedded-story".*?<\/script>/su, '')}`);
  }
  return seen;
}

describe('a long story', () => {
  it('is served without the text of the chapters that were not requested', async () => {
    await publish('long');
    const { answer, asked, chunks } = serve();
    const { status, text } = await answer(`${BASE_PATH}/long/3/2`);
    expect(status).toBe(200);
    expect(text).toContain('第3の町の、第12の出来事。');
    expect(text).toContain('第4章へ');
    expect(text).toContain('["第20の町",3]');
    expect(text.match(/"data":/gu)).toHaveLength(1);
    expect(asked).toEqual(['runQuery', 'runQuery', 'batchGet']);
    expect(chunks()).toBe(14);
    // Contained in the first read.
    await answer(`${BASE_PATH}/long/20`);
    expect(asked.slice(3)).toEqual(['runQuery', 'runQuery']);
    expect(chunks()).toBe(14 + 13);
  });

  it.each<[string, Outline]>([
    ['none', () => ({})],
    ['none for the chapters of an older engine', (n, own) => (n < 9 ? {} : { outline: own })],
    ['none for the newest', (n, own) => (n === CHAPTERS ? {} : { outline: own })],
    ['something else', (n, own) => ({ outline: n === 2 ? [{ title: '港' }] : own })],
    ['one too many', (n, own) => ({ outline: n === 15 ? [...own, ...own] : own })],
  ])('is the same where its documents have for an outline %s', async (_, outline) => {
    await publish('same');
    const expected = await seenAt('same');
    expect(expected.get(`${BASE_PATH}/same/1`)).toContain('第1の町の、第1の出来事。');
    await publish('same', outline);
    for (const [path, seen] of await seenAt('same')) expect(seen, path).toBe(expected.get(path));
  });

  it('of an older engine is read completely, without a request for outlines', async () => {
    await publish('old', () => ({}));
    const { answer, asked, chunks } = serve();
    expect((await answer(`${BASE_PATH}/old/3`)).text).toContain('第3の町の、第1の出来事。');
    expect(asked).toEqual(['runQuery', 'runQuery']);
    expect(chunks()).toBe(CHAPTERS);
  });

  it('is read whole where a document that is shown has an outline that does not fit', async () => {
    await publish('unfit', (n, own) => ({ outline: n === 3 ? [...own, ...own] : own }));
    const { answer, asked } = serve();
    const { text } = await answer(`${BASE_PATH}/unfit/3`);
    expect(text).toContain('第3の町の、第1の出来事。');
    expect(text).toContain('第20章');
    expect(text).not.toContain('第21章');
    expect(asked).toEqual(['runQuery', 'runQuery', 'batchGet', 'runQuery']);
  });

  it('leaves no word of what is hidden in any page, picture or feed', async () => {
    await publish('veiled');
    const hidden = Array.from({ length: 12 }, (_, index) => `19_${index + 1}`);
    await getFirestore(admin).collection(ENGINE_COLLECTION).doc('veiled').set({});
    const hide = async (order: object): Promise<void> => {
      await getDatabase(admin).ref(paths.hiddenOf('veiled')).set(order);
      await hiddenWritten('veiled', services);
    };
    await hide({ turns: Object.fromEntries(['3_1', ...hidden].map((key) => [key, true])) });
    const { answer } = serve();
    const page = await answer(`${BASE_PATH}/veiled/3`);
    expect(page.text).toContain('運営の判断');
    expect(page.text).not.toContain('第3の町の、第1の出来事。');
    const picture = await answer('/pictures/veiled/3/1.png');
    expect(picture.status).toBe(200);
    expect(picture.text).not.toContain('第3の町の、第1の出来事。');
    const feed = await answer('/feeds/story/veiled.atom');
    expect(feed.text).not.toContain('第19の町');
    expect(feed.text.match(/<entry>/gu)).toHaveLength(27);
    await hide({ story: true });
    for (const path of pathsOf('veiled').filter((path) => !path.includes('/21'))) {
      const { status, text } = await answer(path);
      expect(status, path).toBe(410);
      expect(text).not.toContain('の出来事');
    }
  });
});
