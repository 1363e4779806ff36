import sharp from 'sharp';
import { expect, it } from 'vitest';
import { smallPng } from './small-png';

const SIZE = { width: 64, height: 48 };
const draw = (inner: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${inner}</svg>`,
    ),
  )
    .png()
    .toBuffer();
const pixels = (png: Buffer): Promise<Buffer> => sharp(png).ensureAlpha().raw().toBuffer();

it('keeps a picture of few colours to the pixel', async () => {
  const png = await draw(
    '<rect width="64" height="48" fill="#fbf8f1"/><rect width="20" height="9" fill="#1f4e79"/>',
  );
  expect((await pixels(await smallPng(png))).equals(await pixels(png))).toBe(true);
});

it('keeps one of many colours near what it was, in 256 colours', async () => {
  const dots = Array.from(
    { length: SIZE.width * SIZE.height },
    (_, at) =>
      `<rect x="${at % 64}" y="${Math.floor(at / 64)}" width="1" height="1" fill="rgb(${(at % 64) * 4},${Math.floor(at / 64) * 5},${(at * 7) % 256})"/>`,
  ).join('');
  const png = await draw(dots);
  const small = await smallPng(png);
  expect(await sharp(small).metadata()).toMatchObject({ isPalette: true, bitsPerSample: 8 });
  const [before, after] = [await pixels(png), await pixels(small)];
  expect(after).toHaveLength(before.length);
  const off = before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0);
  expect(off / before.length).toBeLessThan(12);
});
