import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';
import { adventureDocumentSchema, chaptersOf } from '../../story/adventure-document';
import { ADVENTURE_COLLECTION } from '../../story/paths';
import { TURNS_PER_PAGE } from '../../story/turn-url';
import { PROJECT_ID } from '../start/parts';
import { launchBrowser } from '../support/browser';
import { newInstance } from './instance';
import { distribution } from './statistics';

const PLAYERS = 3;

/** A registration as a person makes it, and the turns of its first page on another reader's screen. */
export async function benchLive(): Promise<object> {
  const instance = await newInstance({ TURN_SECONDS: '1' });
  const { app } = await instance.start();
  const browser = await launchBrowser();
  const registrations: number[] = [];
  const deliveries: number[] = [];
  try {
    for (let number = 1; number <= PLAYERS; number += 1) {
      const name = `計測${number}`;
      const player = await newPage(browser);
      registrations.push(await register(player, app.url, name, number));
      const docid = await docidOf(name, instance.env);
      const reader = await newPage(browser);
      await watchSections(reader);
      await reader.goto(`${app.url}${docid}/1`);
      await section(reader, TURNS_PER_PAGE).waitFor({ timeout: 60_000 });
      deliveries.push(...(await delays(reader, docid, instance.env)));
      await player.context().close();
      await reader.context().close();
    }
  } finally {
    await browser.close();
    await app.interrupt();
    instance.remove();
  }
  return {
    confirmedRegistrationToFirstSectionSeconds: distribution(registrations),
    publishedTurnToOtherScreenMilliseconds: distribution(deliveries),
  };
}
