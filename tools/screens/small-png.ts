import sharp from 'sharp';

/** The same picture with a palette of 256 colours, which takes a third of the bytes for a screen. */
export function smallPng(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 }).toBuffer();
}
