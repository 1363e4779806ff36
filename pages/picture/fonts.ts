import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A face of Japanese print under the Open Font License; the second file has what the first lacks. */
const FILES = ['japanese', 'latin', 'latin-ext'].map(
  (script) => `@fontsource/shippori-mincho/files/shippori-mincho-${script}-500-normal.woff`,
);

export interface PictureFont {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: 500;
}

/** The fonts that pictures are lettered with, from the package that is installed. */
export function readFonts(): Promise<PictureFont[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    FILES.map(async (file, index) => ({
      name: `Shippori Mincho ${index}`,
      data: await readFile(resolve(file)),
      weight: 500 as const,
    })),
  );
}
