import type { PaperShape } from './paper/studio';

type Copies = NonNullable<PaperShape['copies']>['below'];

/** The cuts of a picture as SVG markup, to stand in an `<svg>` of 1200 × 630; `prefix` keeps its ids its own. */
export const shapesSvg = (shapes: readonly PaperShape[], prefix: string): string =>
  `<g stroke-linecap="round" stroke-linejoin="round">${shapes
    .map((shape, index) => cutSvg(shape, `${prefix}${index}`))
    .join('')}</g>`;

function cutSvg({ d, fill = 'none', stroke, width, opacity, copies }: PaperShape, id: string) {
  const paint = attributes({ fill, stroke, 'stroke-width': stroke && width, opacity });
  if (copies === undefined) return `<path d="${d}"${paint}/>`;
  return `${again(id, copies.below)}<g${paint}><path id="${id}" d="${d}"/></g>${again(id, copies.above)}`;
}

const again = (id: string, copies: Copies): string =>
  copies
    .map(({ fill, shift, opacity }) => {
      const transform = `translate(${shift.map((by) => Number(by.toFixed(1))).join(' ')})`;
      return `<use href="#${id}"${attributes({ fill, transform, opacity })}/>`;
    })
    .join('');

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined || value === '' ? '' : ` ${name}="${value}"`))
    .join('');
