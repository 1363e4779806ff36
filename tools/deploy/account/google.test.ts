import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { join } from 'node:path';
import { ROOT } from '../../support/root';
import { askGoogleBy } from './google';

const ask = askGoogleBy(join(ROOT, 'tools/deploy/account/ask-google.cjs'));

afterEach(() => vi.unstubAllEnvs());

describe('asking Google', () => {
  it('is done with the account of firebase-tools', async () => {
    const server = createServer((request, response) => {
      const answer =
        request.method === 'POST'
          ? { access_token: 'of-the-refresh-token', expires_in: 3600 }
          : { authorization: request.headers.authorization, path: request.url };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      }),
    );
    vi.stubEnv('FIREBASE_TOKEN', 'a-refresh-token');
    vi.stubEnv('FIREBASE_TOKEN_URL', `http://127.0.0.1:${port}`);
    // It does not send its token over an unencrypted connection.
    expect(await ask(`http://127.0.0.1:${port}/v1/projects/p?a=b`)).toEqual({
      status: 200,
      body: { authorization: 'Bearer owner', path: '/v1/projects/p?a=b' },
    });
    server.close();
    expect((await ask(`http://127.0.0.1:${port}/v1/projects/p`)).status).not.toBe(200);
  });
});
