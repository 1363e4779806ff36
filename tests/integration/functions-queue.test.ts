import { deleteApp, initializeApp } from 'firebase-admin/app';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cloudPageQueue } from '../../engine/adapters/runtime/cloud-page-queue';

const TASK = { uid: 'uid-a', dueAt: Date.parse('2026-04-01T00:00:00Z'), trace: 'a'.repeat(32) };

let server: Server;
let answer: number;
const asked: { readonly path: string; readonly body: unknown }[] = [];

/** A server in place of the Cloud Tasks emulator. */
beforeEach(async () => {
  asked.length = 0;
  answer = 200;
  server = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push({ path: request.url ?? '', body });
      response.writeHead(answer, { 'content-type': 'application/json' }).end('{"error":{}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', `127.0.0.1:${port}`);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function add(): Promise<boolean> {
  const app = initializeApp(
    {
      projectId: 'demo-queue',
      credential: {
        getAccessToken: () => Promise.resolve({ access_token: 'owner', expires_in: 3600 }),
      },
    },
    'queue',
  );
  try {
    const queue = cloudPageQueue({
      name: 'queue',
      region: 'asia-northeast1',
      functionName: 'playPage',
      deadlineSeconds: 1200,
    });
    return await queue.add('abc123', TASK);
  } finally {
    await deleteApp(app);
  }
}

it('adds a named task with its time and its deadline', async () => {
  expect(await add()).toBe(true);
  expect(asked[0]?.path).toBe(
    '/projects/demo-queue/locations/asia-northeast1/queues/playPage/tasks',
  );
  const body = JSON.parse(JSON.stringify(asked[0]?.body)) as {
    task: { httpRequest: { body: string } };
  };
  expect(body.task).toMatchObject({
    name: 'projects/demo-queue/locations/asia-northeast1/queues/playPage/tasks/abc123',
    scheduleTime: '2026-04-01T00:00:00.000Z',
    dispatchDeadline: '1200s',
  });
  const sent: unknown = JSON.parse(Buffer.from(body.task.httpRequest.body, 'base64').toString());
  expect(sent).toEqual({ data: TASK });
});

it('takes a task that is known for added already', async () => {
  answer = 409;
  expect(await add()).toBe(false);
});

it('says when the queue does not answer', async () => {
  answer = 403;
  await expect(add()).rejects.toThrow();
});
