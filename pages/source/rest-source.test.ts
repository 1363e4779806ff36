import { expect, it } from 'vitest';
import { restSource, type RestAddresses } from './rest-source';

const CLOUD: RestAddresses = {
  projectId: 'tabibito',
  firestore: 'https://firestore.googleapis.com',
  database: 'https://older-name.firebaseio.com',
};
const LOCAL: RestAddresses = {
  projectId: 'demo-tabibito',
  firestore: 'http://127.0.0.1:8080',
  database: 'http://127.0.0.1:9000',
};

async function askedFor(addresses: RestAddresses): Promise<string[]> {
  const asked: string[] = [];
  const source = restSource(addresses, (input) => {
    const url = input instanceof Request ? input.url : input.toString();
    asked.push(decodeURIComponent(url));
    return Promise.resolve(Response.json(url.includes(':runQuery') ? [] : null));
  });
  await source.story('akari', () => [1]);
  await source.timeline();
  return asked;
}

it('asks the database that its address names', async () => {
  expect(await askedFor(CLOUD)).toEqual([
    'https://firestore.googleapis.com/v1/projects/tabibito/databases/(default)/documents:runQuery',
    'https://older-name.firebaseio.com/ai/27/timeline.json?orderBy="date"&limitToLast=100',
  ]);
});

it('names the database to an emulator, which has many', async () => {
  expect((await askedFor(LOCAL)).filter((url) => url.includes(':9000'))).toEqual([
    'http://127.0.0.1:9000/ai/27/timeline.json?ns=demo-tabibito-default-rtdb&orderBy="date"&limitToLast=100',
  ]);
});

it('stops to listen to an answer that has no end', async () => {
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const source = restSource(LOCAL, () => Promise.resolve(new Response(endless)));
  await expect(source.timeline()).rejects.toMatchObject({ code: 'source-not-readable' });
  expect(isCancelled).toBe(true);
});
