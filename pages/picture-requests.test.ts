import { describe, expect, it } from 'vitest';
import { createPages } from './handler';
import { PictureError } from './picture/picture-error';
import { memorySource } from './testing/memory-source';
import { ask, STORY, TEMPLATE } from './testing/served-page';

describe('a request for a picture', () => {
  it('draws none for who has it, or asks for nothing but its headers', async () => {
    const path = '/pictures/akari/1/12.png';
    const { headers } = await ask(path);
    let drawn = 0;
    const pages = createPages({
      template: TEMPLATE,
      source: memorySource({ stories: [STORY] }),
      renderPicture: () => Promise.resolve(new Uint8Array([(drawn += 1)])),
      onFailure: () => undefined,
    });
    const question = { path, origin: 'https://example.org' } as const;
    const known = await pages({ ...question, knownTag: `W/${headers['etag']}` });
    expect(known).toMatchObject({ status: 304, body: '' });
    const head = await pages({ ...question, method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '', headers });
    expect(drawn).toBe(0);
  });

  it('is asked to come again where too many are waited for', async () => {
    const pages = createPages({
      template: TEMPLATE,
      source: memorySource({ stories: [STORY] }),
      renderPicture: () => Promise.reject(new PictureError('pictures-busy', 'Many wait.')),
      onFailure: () => undefined,
    });
    const answer = await pages({ path: '/pictures/akari/1/1.png', origin: 'https://example.org' });
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    expect(answer?.body).toContain('絵の用意がこみ合っています。');
  });
});
