import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { signedRequest } from './signed-request';

/** A server that answers with the authorization that it got. @returns its origin. */
async function startServer(): Promise<string> {
  const server = createServer((request, response) =>
    response.end(request.headers.authorization ?? 'unsigned'),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('signs what goes to the database, and nothing else', async () => {
  const origin = await startServer();
  const request = signedRequest(`${origin}/db`, () => Promise.resolve('token'));
  const answerOf = async (path: string): Promise<string> => (await request(origin + path)).text();
  expect(await answerOf('/db/ai/27/timeline.json')).toBe('Bearer token');
  expect(await answerOf('/v1/projects')).toBe('unsigned');
  expect(await answerOf('/dbx')).toBe('unsigned');
});
