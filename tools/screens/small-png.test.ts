import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { smallPng } from './small-png';

const SIZE = { width: 64, height: 48 };
const drawn = (inner: string): Buffer =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48">${inner}</svg>`)
    .render()
    .asPng();
const pixels = (png: Buffer): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><image href="data:image/png;base64,${png.toString('base64')}" width="64" height="48"/></svg>`,
  ).render().pixels;

it('keeps a picture of few colours to the pixel', () => {
  const png = drawn(
    '<rect width="64" height="48" fill="#fbf8f1"/><rect width="20" height="9" fill="#1f4e79"/>',
  );
  const small = smallPng(png, SIZE);
  expect(pixels(small).equals(pixels(png))).toBe(true);
});

it('keeps one of many colours near what it was', () => {
  const stripes = Array.from(
    { length: 64 * 48 },
    (_, at) =>
      `<rect x="${at % 64}" y="${Math.floor(at / 64)}" width="1" height="1" fill="rgb(${(at % 64) * 4},${Math.floor(at / 64) * 5},${(at * 7) % 256})"/>`,
  ).join('');
  const png = drawn(stripes);
  const [before, after] = [pixels(png), pixels(smallPng(png, SIZE))];
  const off = before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0);
  expect(off / before.length).toBeLessThan(12);
});
