import type { Browser } from 'playwright-core';
import { distribution } from '../statistics';
import { newPhone } from '../../tools/support/phone';
import { readOnAsGuest } from './guest-page';
import { CHAPTER_TURNS } from './running-turns';
import { inventedChapter, publishChapter } from './seed';

const FIRST = 13;

/** What a reader downloads with each new turn of a chapter that grows to 40, in kB. */
export async function measureNewTurn(
  browser: Browser,
  env: Readonly<Record<string, string>>,
  url: string,
): Promise<object> {
  const phone = await newPhone(browser);
  const { page, session } = phone;
  const listening = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('Firestore/Listen')) listening.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (listening.has(requestId)) bytes += dataLength;
  });
  await page.goto(url);
  await readOnAsGuest(page);
  await page.getByText('全12節').first().waitFor();
  const each: number[] = [];
  for (let turns = FIRST; turns <= CHAPTER_TURNS; turns += 1) {
    const before = bytes;
    await publishChapter(env, 'bench-grow', [{ seq: 1, chapter: inventedChapter(1, turns) }]);
    await page.getByText(`全${turns}節`).first().waitFor();
    each.push(Math.round((bytes - before) / 100) / 10);
  }
  await phone.close();
  return { kilobytes: distribution(each) };
}
