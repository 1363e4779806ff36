import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { packChapters } from '../../story/adventure-document';
import { ADVENTURE_COLLECTION, ENGINE_COLLECTION, paths, SHOWCASE_UID } from '../../story/paths';
import { PROJECT_ID } from '../../tools/start/project';
import { ownStory, register, sendRegistration } from './participant';
import { newReader, readOnAsGuest, section } from './reader';
import { setStage } from './stage';
import { violations } from './violations';

const stage = setStage({ PAGE_SECONDS: '86400', TURN_SECONDS: '1' });

/** The answer of the Realtime Database to the operator. */
async function askDatabase(path: string, request: RequestInit = {}): Promise<unknown> {
  const { DATABASE_PORT } = stage.env;
  const answer = await fetch(
    `http://127.0.0.1:${DATABASE_PORT}/${path}.json?ns=${PROJECT_ID}-default-rtdb`,
    { ...request, headers: { authorization: 'Bearer owner' } },
  );
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Adds members whom no beginning of their names distinguishes. */
async function addMembers(count: number): Promise<void> {
  const members = Array.from({ length: count }, (_, index) => {
    const uid = `member-${index + 1}`;
    return [uid, { uid, onamae: `あの町の旅人${String(index + 1).padStart(3, '0')}` }] as const;
  });
  await askDatabase(paths.members, {
    method: 'PATCH',
    body: JSON.stringify(Object.fromEntries(members)),
  });
}

/** Where the first line of a paragraph ends, in px, and how many letters it has room for. */
const lineOf = (paragraph: Locator) =>
  paragraph.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { bottom = Infinity } = words.getClientRects()[0] ?? {};
    const { fontSize } = getComputedStyle(element);
    return { bottom, letters: element.getBoundingClientRect().width / Number.parseFloat(fontSize) };
  });

const shelfOf = (page: Page): Locator => page.getByRole('list', { name: '新しく書かれた物語' });

/** The words of a section, without readings and spaces. */
const wordsOf = (article: Locator): Promise<string> =>
  article.locator('.words').evaluate((words) => {
    const copy = document.createElement('div');
    copy.append(...[...words.querySelectorAll(':scope > p')].map((line) => line.cloneNode(true)));
    for (const reading of copy.querySelectorAll('rt, rp')) reading.remove();
    return copy.textContent.replaceAll(/\s/gu, '');
  });

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)('%s', (_, viewport) => {
  it('home is the own story again after another one was read, and a member is found by name', async () => {
    const page = await newReader(stage.browser, { viewport });
    await page.goto(stage.url);
    // As long as a name and a first line can be.
    const own = `人灯${viewport.width}`.padEnd(20, '里');
    await sendRegistration(page, own, 'まだ、間にあう。'.repeat(10));
    await ownStory(page, own);
    const line = await lineOf(section(page, 1).locator('.words > p').first());
    expect(line.bottom).toBeLessThanOrEqual(400);
    expect(line.letters).toBeGreaterThanOrEqual(24);
    expect(line.letters).toBeLessThanOrEqual(viewport.width < 900 ? 28 : 38);
    // The first line is there to its end, to be scrolled to.
    const firstLine = page.getByRole('blockquote');
    expect(await firstLine.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
    // What comes next is a page of ten sections.
    await section(page, 10).waitFor();
    expect(await page.getByRole('timer', { name: '次の十節まで' }).innerText()).toMatch(
      /^次の十節まで (?:\d+:\d\d|まもなく)$/u,
    );
    await page.getByRole('button', { name: 'ほかの物語を読む' }).click();
    await page.getByRole('button', { name: '名前の一覧を開く' }).waitFor();
    const field = page.getByRole('combobox');
    await field.click();
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').first().textContent()).toBe(`${own}（わたし）`);
    await field.fill('あかり');
    await field.pressSequentially('と');
    expect(await field.inputValue()).toBe('あかりと');
    await page.getByText('見つかりません').waitFor();
    await addMembers(120);
    // Oneself stands first among more than the list shows, and among those that are found.
    for (const text of ['', '人']) {
      await field.fill(text);
      await page.getByRole('option', { name: 'あの町の旅人001' }).waitFor();
      expect(await page.getByRole('option').first().textContent()).toBe(`${own}（わたし）`);
    }
    await field.fill('人119');
    await page.getByRole('option', { name: 'あの町の旅人119' }).waitFor();
    expect(await page.getByRole('option').count()).toBe(1);
    // A member without a story says so, and leads back.
    await page.getByRole('option', { name: 'あの町の旅人119' }).click();
    await page.getByRole('heading', { level: 1, name: 'なにもない…' }).waitFor();
    await page.getByText('この物語は、まだ書かれていません。').waitFor();
    await page.getByRole('button', { name: 'わたしの物語' }).click();
    await page.getByRole('heading', { level: 1, name: `${own}の物語` }).waitFor();
    await page.getByRole('button', { name: 'ほかの物語を読む' }).click();
    await field.click();
    await field.fill('ワ');
    await page.getByRole('option', { name: 'トワ' }).click();
    await page.waitForURL(/\/10353\/1/u);
    await section(page, 1).waitFor();
    await expect.poll(() => page.title()).toMatch(/^トワの物語 第1章第1～10節「.+」 – 時の旅人$/u);
    await page.getByRole('button', { name: 'わたしの物語' }).click();
    const heading = page.getByRole('heading', { level: 1, name: `${own}の物語` });
    await heading.waitFor();
    await expect
      .poll(() => page.title())
      .toMatch(new RegExp(`^${own}の物語 第1章第1～10節「.+」 – 時の旅人$`, 'u'));
    // The settings find by typing, too.
    await page.getByRole('button', { name: '設定', exact: true }).click();
    const settings = page.getByRole('dialog', { name: '設定' });
    const whose = settings.getByRole('combobox', { name: 'だれの物語を読みますか' });
    await whose.fill('人');
    await page.getByRole('option', { name: 'あの町の旅人001' }).waitFor();
    expect(await page.getByRole('option').first().textContent()).toBe(`${own}（わたし）`);
    await whose.fill('');
    await whose.pressSequentially('人118');
    expect(await whose.inputValue()).toBe('人118');
    await page.getByRole('option', { name: 'あの町の旅人118' }).waitFor();
    expect(await page.getByRole('option').count()).toBe(1);
    await whose.fill('トワ');
    await page.getByRole('option', { name: 'トワ' }).click();
    expect(await whose.inputValue()).toBe('トワ');
    await settings.getByRole('button', { name: 'やめる' }).click();
    await settings.waitFor({ state: 'detached' });
    await page.reload();
    await heading.waitFor();
    await page.getByRole('link', { name: '前に読んでいた物語へ' }).click();
    await page.waitForURL(/\/10353\/1/u);
    // In the ranking one’s own row is marked, and leads there, too.
    await page.getByRole('button', { name: 'ランキング' }).click();
    const ranking = page.getByRole('dialog', { name: 'ランキング' });
    await ranking.getByText(/^得点は、.*「いいね」の合計です。$/u).waitFor();
    await ranking
      .locator('tr[aria-current]')
      .getByRole('link', { name: `${own}（わたし）` })
      .click();
    await heading.waitFor();
    await page.context().close();
  });

  it('home says to a stranger what this is, in one look, and follows what is being written', async () => {
    const page = await newReader(stage.browser, { viewport });
    await page.goto(stage.url);
    await readOnAsGuest(page);
    const welcome = page.getByRole('region', { name: 'くり返す一日の物語' });
    await welcome.getByRole('button', { name: '登録する' }).waitFor();
    // Once above the words, and in the card after them.
    const card = page.getByRole('complementary', { name: '登録のご案内' });
    await card.getByRole('button', { name: '登録する' }).waitFor();
    expect(await page.getByRole('button', { name: '登録する' }).count()).toBe(2);
    // In another tab nobody is asked again.
    const tab = await page.context().newPage();
    await tab.goto(stage.url);
    await tab.getByRole('complementary', { name: '登録のご案内' }).waitFor();
    expect(await tab.getByRole('dialog').count()).toBe(0);
    await tab.close();
    const openings = welcome.getByRole('listitem');
    expect(await openings.count()).toBe(3);
    const last = await openings.last().boundingBox();
    const bars = viewport.width < 900 ? 64 : 0;
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(viewport.height - bars);
    const covers = openings.locator('img');
    expect(await covers.count()).toBe(3);
    for (const cover of await covers.all()) {
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    const newest = welcome.getByRole('link', { name: /^いまの一節・トワ 第\d+章 第\d+節/u });
    const [, number] = /第(\d+)節/u.exec((await newest.textContent()) ?? '') ?? [];
    await newest.click();
    await section(page, Number(number)).waitFor();
    expect(page.url()).toContain(`#n${number}`);
    await page.getByRole('button', { name: 'ホーム' }).click();
    const opening = openings.first().getByRole('link');
    const [name] = ((await opening.textContent()) ?? '').split('・');
    await opening.click();
    await page.getByRole('heading', { level: 1, name: `${name}の物語` }).waitFor();
    await section(page, 1).waitFor();
    expect(await welcome.count()).toBe(0);
    // Who the game master is, once.
    const explained = await page
      .getByRole('article')
      .locator('header')
      .evaluateAll((heads) => heads.map((head) => getComputedStyle(head, '::after').content));
    expect(explained.filter((text) => text !== 'none')).toEqual(['"物語の語り手"']);
    await page.context().close();
  });

  it('others’ stories stand on a shelf, with name, camp, first line and newest words', async () => {
    const page = await newReader(stage.browser, { viewport });
    await page.goto(stage.url);
    const own = `棚${viewport.width}`;
    await register(page, own);
    await section(page, 10).waitFor();
    const newest = await wordsOf(section(page, 10));
    await page.goto(`${stage.url}10353/1/1`);
    await section(page, 1)
      .getByRole('button', { name: /^いいね/u })
      .click();
    await page.getByRole('button', { name: 'わたしの物語' }).click();
    await page.getByRole('button', { name: 'ほかの物語を読む' }).click();
    const shelf = shelfOf(page);
    // One’s own story is not among them.
    const card = shelf.getByRole('link', {
      name: /トワ.*平和.*更新中.*いいね [12].*「.*」.*・.*20\d\d年/su,
    });
    await card.waitFor();
    // A name that is found says what its story is.
    const field = page.getByRole('combobox');
    await field.fill('ワ');
    await page.getByRole('option', { name: /^トワ.*平和.*・.*更新中$/su }).waitFor();
    await field.press('Escape');
    await card.scrollIntoViewIfNeeded();
    await card.locator('svg path').first().waitFor({ state: 'attached' });
    expect(await shelf.getByRole('link', { name: own }).count()).toBe(0);
    await card.click();
    await page.waitForURL(/\/10353\/1\/1$/u);
    await page.getByRole('heading', { level: 1, name: 'トワの物語' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    // It is where home leads on to.
    await page.getByRole('button', { name: 'わたしの物語' }).click();
    await page.getByRole('link', { name: '前に読んでいた物語へ' }).waitFor();
    await page.context().close();
    // Others see how the newest section begins, not the one that began its page.
    const other = await newReader(stage.browser, { viewport });
    await other.goto(`${stage.url}10353/1/1`);
    await readOnAsGuest(other);
    await other.getByRole('button', { name: 'ほかの物語を読む' }).click();
    const words = shelfOf(other).getByRole('link', { name: own }).locator('q').last();
    const quoted = async () => (await words.innerText()).replaceAll(/\s|…$/gu, '');
    await expect.poll(async () => newest.startsWith(await quoted())).toBe(true);
    expect((await quoted()).length).toBeGreaterThan(5);
    // Newest first.
    const written = await shelfOf(other)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(written.length).toBeGreaterThan(1);
    expect(written).toEqual([...written].sort().reverse());
    // A guest finds names, too.
    await other.getByRole('combobox').fill(own.slice(1));
    await other.getByRole('option', { name: own }).click();
    await other.getByRole('heading', { level: 1, name: `${own}の物語` }).waitFor();
    await other.context().close();
  });
});

/** Ends the showcase, so long ago that the next volume is due. */
async function endShowcase(): Promise<void> {
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${stage.env.FIRESTORE_PORT}`;
  const admin = initializeApp({ projectId: PROJECT_ID }, 'own-story');
  const store = getFirestore(admin);
  const { docs } = await store
    .collection(ADVENTURE_COLLECTION)
    .where('uid', '==', SHOWCASE_UID)
    .get();
  const turn = { role: 'user', date: '', url: '', sales: 0, unit: 0 } as const;
  const { data, outline } = packChapters([
    {
      title: '五打の鐘',
      summary: '鐘が鳴った。',
      turn: [{ ...turn, turn: '鐘が鳴った。', continue: false }],
      items: [],
    },
  ]);
  const [first, ...others] = docs;
  await Promise.all(others.map(({ ref }) => ref.delete()));
  await first?.ref.update({ data: data.map((chunk) => Buffer.from(chunk)), outline });
  const ended = { status: 'ended', turnDueAt: Date.now() - 7_200_000 };
  await store.collection(ENGINE_COLLECTION).doc(SHOWCASE_UID).update(ended);
  await deleteApp(admin);
  const timeline = v.parse(
    v.record(v.string(), v.object({ url: v.string(), date: v.string() })),
    await askDatabase(paths.timeline),
  );
  const entries = Object.entries(timeline).filter(([, { url }]) =>
    url.startsWith(`${SHOWCASE_UID}/`),
  );
  const [newest] = entries.sort(([, one], [, other]) => other.date.localeCompare(one.date));
  await askDatabase(`${paths.timeline}/${newest?.[0]}/cover`, {
    method: 'PATCH',
    body: JSON.stringify({ isOver: true }),
  });
}

// The last one: it ends the showcase.
it('after ～おしまい～ the showcase has another volume, to which home and the end lead', async () => {
  await endShowcase();
  await stage.stop();
  await stage.restart();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    const page = await newReader(stage.browser, { viewport });
    await page.goto(stage.url);
    await readOnAsGuest(page);
    const welcome = page.getByRole('region', { name: 'くり返す一日の物語' });
    const newest = welcome.getByRole('link', { name: /^いまの一節・ハル 第1章 第\d+節/u });
    await newest.waitFor();
    // Below it stands the first volume, which says that it has ended.
    await page.getByText('完結', { exact: true }).waitFor();
    await newest.click();
    await page.getByRole('heading', { level: 1, name: 'ハルの物語' }).waitFor();
    await section(page, 1).waitFor();
    await page.goto(`${stage.url}${SHOWCASE_UID}/1/1`);
    const end = page.getByRole('region', { name: '完結' });
    await end.getByRole('link', { name: 'ハルの物語「儲け話なら、歩きながら聞こう。」' }).click();
    await page.waitForURL(/\/10353v2\/1\/1$/u);
    await page.getByRole('button', { name: 'ほかの物語を読む' }).click();
    await shelfOf(page)
      .getByRole('link', { name: /トワ.*完結/su })
      .waitFor();
    await shelfOf(page)
      .getByRole('link', { name: /ハル.*更新中/su })
      .waitFor();
    await page.context().close();
  }
});
