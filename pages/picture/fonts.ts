import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as v from 'valibot';

/** A Japanese typeface under the Open Font License, in subsets; these cover nearly every text. */
const PACKAGE = '@fontsource/shippori-mincho';
const USUAL = ['japanese', 'latin', 'latin-ext'];

export interface PictureFont {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: 500;
}

/** The fonts of pictures, from the installed package. */
export interface PictureFonts {
  readonly usual: readonly PictureFont[];
  /** The subsets with the characters that the usual ones lack; empty when no subset has them. */
  readonly having: (text: string) => Promise<PictureFont[]>;
}

/** `{part: 'U+2014,U+2022-2026,…'}` */
const rangesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
/** The numbered subsets of Google's slicing; together they are the complete typeface. */
const SLICE = /^\[(?<number>\d+)\]$/u;

export async function readFonts(): Promise<PictureFonts> {
  const { resolve } = createRequire(import.meta.url);
  const font = async (part: string): Promise<PictureFont> => ({
    name: `Shippori Mincho ${part}`,
    data: await readFile(resolve(`${PACKAGE}/files/shippori-mincho-${part}-500-normal.woff`)),
    weight: 500,
  });
  const described = await readFile(resolve(`${PACKAGE}/unicode.json`), 'utf8');
  const slices = Object.entries(v.parse(rangesSchema, described)).flatMap(([name, ranges]) => {
    const number = SLICE.exec(name)?.groups?.['number'];
    return number === undefined ? [] : [{ number, has: covering(ranges) }];
  });
  return {
    usual: await Promise.all(USUAL.map(font)),
    having: (text) => {
      const points = [...text].map((character) => character.codePointAt(0) ?? 0);
      const wanted = slices.filter(({ has }) => points.some(has));
      return Promise.all(wanted.map(({ number }) => font(number)));
    },
  };
}

function covering(ranges: string): (point: number) => boolean {
  const all = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/u, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (point) => all.some(([first, last]) => first <= point && point <= last);
}
