import type { Browser, Request, WebSocket } from 'playwright-core';
import { newPhone } from '../../tools/support/phone';
import { readOnAsGuest, heapMegabytes } from './guest-page';

const VISITS = 50;

/**
 * Opens and leaves a story again and again.
 * @returns Listeners that were not removed from the servers, and MB of heap after 10 visits and after all.
 */
export async function measureVisits(browser: Browser, home: string): Promise<object> {
  const phone = await newPhone(browser);
  const { page } = phone;
  let firestore = 0;
  let database = 0;
  page.on('request', (request: Request) => {
    const sent = request.url().includes('Firestore/Listen')
      ? decodeURIComponent(request.postData() ?? '')
      : '';
    firestore += occurrences(sent, '"addTarget"') - occurrences(sent, '"removeTarget"');
  });
  page.on('websocket', (socket: WebSocket) =>
    socket.on('framesent', ({ payload }) => {
      const sent = String(payload);
      database += occurrences(sent, '"a":"q"') - occurrences(sent, '"a":"n"');
    }),
  );
  await page.goto(`${home}10353/1/1`);
  await readOnAsGuest(page);
  const visit = async (path: string): Promise<void> => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, new URL(path, home).pathname);
    await page
      .getByRole('button', { name: /^いいね/u })
      .first()
      .waitFor();
  };
  await visit('bench-short/1/1');
  await visit('10353/1/1');
  const before = { firestore, database };
  let early = 0;
  for (let round = 1; round <= VISITS; round += 1) {
    await visit('bench-short/1/1');
    await visit('10353/1/1');
    if (round === 10) early = await heapMegabytes(phone.session);
  }
  const late = await heapMegabytes(phone.session);
  await phone.close();
  return {
    listenersLeft: {
      firestore: firestore - before.firestore,
      database: database - before.database,
    },
    heapMegabytes: { after10: early, after50: late },
  };
}

const occurrences = (text: string, part: string): number => text.split(part).length - 1;
