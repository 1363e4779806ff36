import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerPages } from '../../pages/http/answer-pages';
import { guardRequests } from '../../pages/http/guard-requests';
import { FIREBASE_ORIGINS } from '../../pages/security-headers';
import { memorySource, storyWith, turnOf } from '../../pages/testing/memory-source';
import { BASE_PATH } from '../../story/turn-url';
import type { Health } from '../../engine/handlers/read-health';
import { answerHealth } from './answer-health';

const TEMPLATE =
  '<!doctype html><html lang="ja"><head><meta name="description" content="説明" /><title>時の旅人</title></head><body><div id="root"></div><script>1</script></body></html>';

let server: Server;
let url: string;
beforeAll(async () => {
  const story = storyWith([{ title: '島', summary: '', turn: [turnOf('朝の鐘が鳴った。')] }]);
  const onFailure = (): void => undefined;
  const handle = answerPages({
    template: TEMPLATE,
    source: memorySource({ stories: [story] }),
    renderPicture: () => Promise.resolve(new Uint8Array([1, 2, 3])),
    onFailure,
    origin: 'https://tabibito.example',
    security: { connect: FIREBASE_ORIGINS, hasAppCheck: false, isSecure: true },
  });
  const answer = guardRequests({ handle, onFailure });
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('pages in the cloud', () => {
  it.each(['br', 'gzip', 'identity'])(
    'are sent with their text and headers as %s',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const answer = await fetch(`${url}${BASE_PATH}/akari/1/1/0?from=mail`, { headers });
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain('朝の鐘が鳴った。');
      expect(html).toContain(`https://tabibito.example${BASE_PATH}/akari/1/1/0`);
      expect(answer.headers.get('content-encoding')).toBe(
        encoding === 'identity' ? null : encoding,
      );
      expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=/u);
      expect(answer.headers.get('content-security-policy')).toContain('https://*.firebaseio.com');
      expect(answer.headers.get('content-security-policy')).not.toMatch(
        /script-src[^;]*unsafe-inline/u,
      );
    },
  );

  it('are not sent again to a client that has them', async () => {
    const first = await fetch(`${url}${BASE_PATH}/akari/1/1/0`);
    await first.text();
    const tag = first.headers.get('etag') ?? '';
    const again = await fetch(`${url}${BASE_PATH}/akari/1/1/0`, {
      headers: { 'if-none-match': tag },
    });
    expect(again.status).toBe(304);
  });

  it('hold a picture once, whatever query is put behind its address', async () => {
    const path = '/pictures/akari/1/1.png';
    const made = await fetch(`${url}${path}`);
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/png']);
    const moved = await fetch(`${url}${path}?v=1`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, path]);
  });

  it('are neither written to nor found elsewhere', async () => {
    expect((await fetch(`${url}${BASE_PATH}/`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url}/elsewhere.php`)).status).toBe(404);
  });
});

describe('the health page', () => {
  const asking = (key: string | undefined) => ({ headers: { 'x-health-key': key } });
  const health = (ok: boolean): Health => ({
    ok,
    at: '2026-04-01T00:00:00.000Z',
    stories: { due: 0, overdue: ok ? 0 : 1, playing: 0, lastPageAt: null },
    isHandingOutBehind: false,
    model: {
      tokensToday: 0,
      tokensReserved: 0,
      tokensPerDay: null,
      callsToday: 0,
      costToday: 0,
      isSpent: false,
    },
  });

  it('responds to the right key, with 503 when stories are overdue', async () => {
    const good = await answerHealth(asking('key'), 'key', () => Promise.resolve(health(true)));
    expect(good.status).toBe(200);
    expect(JSON.parse(String(good.body))).toEqual(health(true));
    const bad = await answerHealth(asking('key'), 'key', () => Promise.resolve(health(false)));
    expect(bad.status).toBe(503);
  });

  it.each([
    ['wrong', 'key'],
    [undefined, 'key'],
    ['', 'key'],
    ['none', null],
  ])('reads nothing and reveals nothing to %j when the key is %j', async (given, key) => {
    const answer = await answerHealth(asking(given), key, () => Promise.reject(new Error('asked')));
    expect(answer).toMatchObject({ status: 404, body: '{"code":"not-found"}\n' });
  });
});
