import { sentencesOf, type Stretch } from './sentences';
import { spokenOf } from './spoken';

/** A sentence on the page. */
export interface Passage {
  readonly spoken: string;
  /** Where it stands. */
  readonly range: Range;
}

/** A stretch of text on the page, with the reading beside it, or ''. */
interface Written {
  readonly node: Text;
  readonly reading: string;
}

/** The sentences of a section that can be spoken, in their order. */
export function passagesOf(
  article: Element,
  readings: ReadonlyMap<string, string>,
): readonly Passage[] {
  return [...article.querySelectorAll('p')].flatMap((paragraph) => {
    const written = writtenIn(paragraph);
    const line = written.map(({ node }) => node.data).join('');
    return sentencesOf(line).flatMap((stretch) => {
      const parts = partsOf(written, stretch);
      const range = rangeOf(parts);
      if (range === null) return [];
      const pieces = parts.map(({ node, reading, start, end }) => ({
        text: node.data.slice(start, end),
        reading,
      }));
      return [{ spoken: spokenOf(pieces, readings), range }];
    });
  });
}

function writtenIn(paragraph: Element): readonly Written[] {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const written: Written[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (!(node instanceof Text) || (parent !== null && parent.closest('rt, rp') !== null)) continue;
    const reading = parent?.closest('ruby')?.querySelector('rt')?.textContent ?? '';
    written.push({ node, reading });
  }
  return written;
}

interface Part extends Written, Stretch {}

/** The parts of the text that a stretch of its line covers; `start` and `end` count within each. */
function partsOf(written: readonly Written[], { start, end }: Stretch): readonly Part[] {
  let before = 0;
  return written.flatMap(({ node, reading }) => {
    const from = Math.max(0, start - before);
    const to = Math.min(node.length, end - before);
    before += node.length;
    return from < to ? [{ node, reading, start: from, end: to }] : [];
  });
}

function rangeOf(parts: readonly Part[]): Range | null {
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return null;
  const range = document.createRange();
  range.setStart(first.node, first.start);
  range.setEnd(last.node, last.end);
  return range;
}
