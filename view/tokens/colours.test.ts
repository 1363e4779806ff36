import { describe, expect, it } from 'vitest';
import { COLOURS, SCHEMES, TEXT_TOKENS } from './colours';

/** WCAG 2.2, relative luminance of a #RRGGBB colour. */
const luminance = (colour: string): number => {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

describe.each(SCHEMES)('%s', (scheme) => {
  const colours = COLOURS[scheme];

  it.each(TEXT_TOKENS)('sets %s on paper and card with a contrast of at least 5.4', (token) => {
    for (const ground of [colours.paper, colours.card])
      expect(contrast(colours[token], ground)).toBeGreaterThanOrEqual(5.4);
  });

  it.each(TEXT_TOKENS)('sets paper on a button filled with %s legibly', (token) => {
    expect(contrast(colours.paper, colours[token])).toBeGreaterThanOrEqual(5.4);
  });

  it('draws edges of controls that can be found', () => {
    for (const ground of [colours.paper, colours.card])
      expect(contrast(colours.edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
