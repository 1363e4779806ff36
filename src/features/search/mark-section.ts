import { findHits } from './find-hits';

/** The name of the highlight, as style sheets call it: `::highlight(found)`. */
export const HIGHLIGHT = 'found';

/** The words of an element without the readings above them, node by node. */
function textNodesOf(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement?.closest('rt, rp') === null) nodes.push(node);
  }
  return nodes;
}

/** Where the terms stand in an element, as ranges of its text. */
export function rangesOf(element: Element, terms: readonly string[]): Range[] {
  const nodes = textNodesOf(element);
  const locate = (offset: number, isEnd: boolean): readonly [Text, number] | null => {
    let left = offset;
    for (const node of nodes) {
      if (left < node.length || (isEnd && left === node.length)) return [node, left];
      left -= node.length;
    }
    return null;
  };
  return findHits(nodes.map(({ data }) => data).join(''), terms).flatMap(({ start, end }) => {
    const [from, to] = [locate(start, false), locate(end, true)];
    if (from === null || to === null) return [];
    const range = element.ownerDocument.createRange();
    range.setStart(...from);
    range.setEnd(...to);
    return [range];
  });
}

/**
 * Brings a section that was found on screen: its words are marked, its heading has the focus.
 * @returns Takes the marks away again.
 */
export function markSection(article: Element, terms: readonly string[]): () => void {
  const ranges = [...article.querySelectorAll('p')].flatMap((line) => rangesOf(line, terms));
  const heading = article.querySelector<HTMLElement>('h3');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  (ranges[0]?.startContainer.parentElement ?? article).scrollIntoView({ block: 'center' });
  // Where a browser can't highlight, the section stands there without marks.
  const highlights = typeof Highlight === 'function' ? CSS.highlights : undefined;
  highlights?.set(HIGHLIGHT, new Highlight(...ranges));
  return () => void highlights?.delete(HIGHLIGHT);
}
