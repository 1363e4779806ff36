import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedRequest } from './signed-request';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) =>
    response.end(request.headers.authorization ?? 'unsigned'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

it('signs what goes to the database, and nothing else', async () => {
  const request = signedRequest(`${origin}/db`, () => Promise.resolve('token'));
  const answerOf = async (path: string): Promise<string> => (await request(origin + path)).text();
  expect(await answerOf('/db/ai/27/timeline.json')).toBe('Bearer token');
  expect(await answerOf('/v1/projects')).toBe('unsigned');
  expect(await answerOf('/dbx')).toBe('unsigned');
});
