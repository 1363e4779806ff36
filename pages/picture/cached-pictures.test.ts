import { describe, expect, it } from 'vitest';
import { cachedPictures } from './cached-pictures';
import { pictureKey, type PictureOrder } from './picture-order';

const order = (words: string): PictureOrder => ({
  words,
  storyOf: '灯の物語',
  place: '第1章 第1節',
  url: '',
});

/** A renderer that draws when the test lets it. */
function scriptedRenderer() {
  const asked: string[] = [];
  const waiting: ((png: Uint8Array | Error) => void)[] = [];
  return {
    asked,
    render: ({ words }: PictureOrder): Promise<Uint8Array> => {
      asked.push(words);
      return new Promise((resolve, reject) => {
        waiting.push((png) => (png instanceof Error ? reject(png) : resolve(png)));
      });
    },
    drawAll: (png: Uint8Array | Error = new Uint8Array(100)) => {
      for (const draw of waiting.splice(0)) draw(png);
    },
  };
}

describe('pictures that are kept', () => {
  it('are drawn once, however many ask at the same time and afterwards', async () => {
    const { render, asked, drawAll } = scriptedRenderer();
    const pictures = cachedPictures(render, { bytes: 1000, underway: 2 });
    const both = Promise.all([pictures(order('鐘')), pictures(order('鐘'))]);
    drawAll();
    await both;
    expect((await pictures(order('鐘'))).length).toBe(100);
    expect(asked).toEqual(['鐘']);
  });

  it('are limited in size: the least recently used one is removed', async () => {
    const { render, asked, drawAll } = scriptedRenderer();
    const pictures = cachedPictures(render, { bytes: 250, underway: 2 });
    for (const words of ['一', '二', '一', '三', '一', '二']) {
      const picture = pictures(order(words));
      drawAll();
      await picture;
    }
    expect(asked).toEqual(['一', '二', '三', '二']);
  });

  it('are refused where too many wait, and made again once those are done', async () => {
    const { render, drawAll } = scriptedRenderer();
    const pictures = cachedPictures(render, { bytes: 1000, underway: 2 });
    const first = Promise.all([pictures(order('一')), pictures(order('二'))]);
    await expect(pictures(order('三'))).rejects.toMatchObject({ code: 'pictures-busy' });
    drawAll();
    await first;
    const third = pictures(order('三'));
    drawAll();
    expect((await third).length).toBe(100);
  });

  it('are tried again after one could not be drawn', async () => {
    const { render, drawAll } = scriptedRenderer();
    const pictures = cachedPictures(render, { bytes: 1000, underway: 1 });
    const failing = pictures(order('一'));
    drawAll(new Error('no ink'));
    await expect(failing).rejects.toThrow('no ink');
    const again = pictures(order('一'));
    drawAll();
    expect((await again).length).toBe(100);
  });
});

it('a picture’s key depends on its content', () => {
  const keys = [
    order('一'),
    order('二'),
    { ...order('一'), url: 'scene:sea?seed=1' },
    { ...order('一'), place: '第2章 第1節' },
  ].map(pictureKey);
  expect(new Set(keys).size).toBe(4);
  expect(pictureKey(order('一'))).toBe(keys[0]);
});
