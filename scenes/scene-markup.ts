import type { PaperShape } from './paper/studio';

/** The shapes of a picture as SVG markup, for an <svg> of 1200 × 630 units. */
export const sceneMarkup = (shapes: readonly PaperShape[]): string =>
  `<g stroke-linecap="round" stroke-linejoin="round">${shapes.map(cutMarkup).join('')}</g>`;

function cutMarkup({ d, fill = 'none', stroke, width, opacity, copies }: PaperShape): string {
  const line = stroke === undefined ? {} : { stroke, 'stroke-width': width };
  const path = (attributes: Attributes): string =>
    `<path d="${d}"${attributesMarkup(attributes)}/>`;
  const again = (all: NonNullable<typeof copies>['below']): string =>
    all
      .map((copy) =>
        path({
          fill: copy.fill,
          opacity: copy.opacity,
          transform: `translate(${copy.shift.map((by) => by.toFixed(1)).join(' ')})`,
        }),
      )
      .join('');
  const cut = path({ fill, opacity, ...line });
  return copies === undefined ? cut : again(copies.below) + cut + again(copies.above);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

// Colours and numbers are generated here: nothing in them needs escaping.
const attributesMarkup = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
