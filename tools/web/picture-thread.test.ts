import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureRenderer } from '../../pages/picture/render-picture';
import { threadedRenderer } from '../../pages/picture/threaded-renderer';
import { bundleThread } from '../services/bundle';

const order = {
  words: '鐘が六つ鳴った。',
  storyOf: '灯の物語',
  place: '第1章 第1節',
  url: 'scene:sea?seed=9&time=night',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-thread-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread of this code. */
function threadOf(name: string, code: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${code}`);
  return pathToFileURL(file);
}

describe('a picture from a thread', () => {
  it('is the same as one that is drawn where it is asked for', async () => {
    const file = await bundleThread('picture-thread', 'pages/picture/picture-thread.ts');
    const [there, here] = await Promise.all([
      threadedRenderer(file)(order),
      createPictureRenderer()(order),
    ]);
    expect(Buffer.compare(there, here)).toBe(0);
  });

  it.each([
    ['does not answer', `parentPort.on('message', () => undefined);`],
    ['never comes to rest', `parentPort.on('message', () => { for (;;); });`],
    ['fails', `parentPort.on('message', () => { throw new Error('no ink'); });`],
    ['ends', `parentPort.on('message', () => process.exit(1));`],
    [
      'says so',
      `parentPort.on('message', () => parentPort.postMessage({ ok: false, message: 'no ink' }));`,
    ],
    [
      'answers with something else',
      `parentPort.on('message', () => parentPort.postMessage('png'));`,
    ],
  ])('is refused where the thread %s, and another thread draws the next', async (name, code) => {
    const isMended = join(folder, `${name}-mended`);
    const file = threadOf(
      name,
      `import { existsSync } from 'node:fs';
if (existsSync(${JSON.stringify(isMended)})) parentPort.on('message', () => parentPort.postMessage({ ok: true, png: new Uint8Array(3) }));
else { ${code} }`,
    );
    const patience = [200];
    const render = threadedRenderer(file, () => patience.pop() ?? 60_000);
    await expect(render(order)).rejects.toMatchObject({ code: 'picture-not-rendered' });
    writeFileSync(isMended, '');
    expect(await render(order)).toEqual(new Uint8Array(3));
  });
});
