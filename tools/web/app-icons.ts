import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

/** An icon of the installed app; phones crop a maskable one to their own shape. */
interface AppIcon {
  readonly file: string;
  /** Width and height, px. */
  readonly size: number;
  readonly isMaskable?: boolean;
}

export const APP_ICONS: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, isMaskable: true },
  { file: 'apple-touch-icon.png', size: 180, isMaskable: true },
];

/** A PNG of the mark; a maskable one is filled to the corners, with the mark inside the safe zone. */
export function drawIcon(favicon: string, { size, isMaskable = false }: AppIcon): Uint8Array {
  const mark = readFileSync(favicon, 'utf8');
  const svg = isMaskable
    ? mark
        .replace('viewBox="0 0 24 24"', 'viewBox="-4 -4 32 32"')
        .replace(/<rect [^>]*\/>/u, '<rect class="paper" x="-4" y="-4" width="32" height="32" />')
    : mark;
  // resvg ignores media queries: the icon is the light one.
  const light = svg.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/u, '');
  return new Resvg(light, { fitTo: { mode: 'width', value: size } }).render().asPng();
}
