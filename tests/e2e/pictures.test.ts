import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { packChapters } from '../../story/adventure-document';
import { ADVENTURE_COLLECTION } from '../../story/paths';
import { PROJECT_ID } from '../../tools/start/project';
import { newReader, readOnAsGuest, section } from './reader';
import { setStage } from './stage';
import { violations } from './violations';

const stage = setStage({ TURN_SECONDS: '0.2' });

const VIEWPORTS = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const;

/** A picture as it is drawn; ids tell the pictures of a page apart. */
async function drawing(picture: Locator): Promise<string> {
  await picture.scrollIntoViewIfNeeded();
  await picture.locator('path').first().waitFor({ state: 'attached' });
  return picture.evaluate((sheet) => sheet.innerHTML.replaceAll(/(?:id|href)="[^"]*"/gu, ''));
}

it.each(VIEWPORTS)('ten sections have five pictures that all differ, %s', async (_, viewport) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await newReader(stage.browser, { viewport, colorScheme });
    await page.goto(`${stage.url}10353/1/1`);
    await section(page, 10).waitFor();
    await readOnAsGuest(page);
    const pictures = page.getByRole('article').getByRole('img');
    const drawn: string[] = [];
    for (const number of [1, 3, 5, 7, 9]) {
      const picture = section(page, number).getByRole('img');
      drawn.push(await drawing(picture));
      const [box, words] = await Promise.all([
        picture.boundingBox(),
        section(page, number).locator('.words').boundingBox(),
      ]);
      if (box === null || words === null) throw new Error('not shown');
      expect(box.width).toBeLessThanOrEqual(345);
      // In the middle of its column.
      expect(Math.abs(box.x + box.width / 2 - words.x - words.width / 2)).toBeLessThan(2);
    }
    expect(new Set(drawn).size).toBe(5);
    expect(await pictures.count()).toBe(5);
    await section(page, 3).getByRole('button', { name: '第3節の挿絵を大きく見る' }).click();
    const dialog = page.getByRole('dialog', { name: '第3節の挿絵' });
    const large = dialog.getByRole('img');
    const widthOf = async () => (await large.boundingBox())?.width ?? 0;
    const width = await widthOf();
    expect(width).toBeGreaterThan(Math.min(0.9 * viewport.width, 700));
    // By the button to the middle, and by a press to where it was pressed.
    const zoom = dialog.getByRole('button', { name: '拡大する' });
    await zoom.click();
    expect(await widthOf()).toBeGreaterThan(2 * width);
    expect(await zoom.count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '元の大きさに戻す' }).click();
    expect(await widthOf()).toBe(width);
    await zoom.waitFor();
    await large.click({ position: { x: width - 8, y: 40 } });
    expect(await widthOf()).toBeGreaterThan(2 * width);
    const [edge, frame] = await Promise.all([
      large.boundingBox(),
      dialog.getByRole('region', { name: '第3節の挿絵' }).boundingBox(),
    ]);
    if (edge === null || frame === null) throw new Error('not shown');
    expect(edge.x + edge.width - frame.x - frame.width).toBeLessThan(40);
    await page.context().close();
  }
});

/** Publishes a story whose chapters show one place with heroes that differ in icon and equipment alone. */
async function publishHeroes(uid: string, heroes: readonly string[]): Promise<void> {
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${stage.env.FIRESTORE_PORT}`;
  const admin = initializeApp({ projectId: PROJECT_ID }, uid);
  const turn = { role: 'user', date: '', sales: 0, unit: 0, continue: true } as const;
  const { data, outline } = packChapters(
    heroes.map((hero) => ({
      title: '通り',
      summary: '',
      turn: [
        {
          ...turn,
          turn: '通りに立った。',
          url: `scene:street?seed=3&time=day&weather=clear&view=middle&take=0&hero=${hero}`,
        },
      ],
      items: [],
    })),
  );
  await getFirestore(admin)
    .collection(ADVENTURE_COLLECTION)
    .doc(uid)
    .set({
      uid,
      onamae: '灯',
      data: data.map((chunk) => Buffer.from(chunk)),
      outline,
      seq: 1,
      updatedAt: '',
    });
  await deleteApp(admin);
}

it.each(VIEWPORTS)(
  'the hero has a silhouette by icon and equipment, %s',
  async (name, viewport) => {
    const heroes = ['traveller', 'cat', 'traveller&gear=sword', 'cat&gear=sword.shield'];
    await publishHeroes(`heroes-${name}`, heroes);
    const page = await newReader(stage.browser, { viewport });
    const drawn: string[] = [];
    for (const chapter of heroes.keys()) {
      await page.goto(`${stage.url}heroes-${name}/${chapter + 1}/1`);
      await readOnAsGuest(page);
      drawn.push(await drawing(section(page, 1).getByRole('img')));
    }
    expect(new Set(drawn).size).toBe(heroes.length);
    await page.context().close();
  },
);
