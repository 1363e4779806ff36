/** Words of one section that a reader has selected. */
export interface Quotation {
  /** 第N節 */
  readonly section: number;
  /** Without readings and line breaks. */
  readonly words: string;
}

/** A longer selection is cut, in characters: posts of other services hold about as many. */
const LONGEST = 140;

/** Not the story's words: readings, and the picture between the paragraphs. */
const BESIDE_THE_WORDS = 'rt, rp, button';

/** The part of a range that lies within an element. */
function clip(range: Range, element: Element): Range {
  const part = range.cloneRange();
  if (!element.contains(range.startContainer)) part.setStart(element, 0);
  if (!element.contains(range.endContainer)) part.setEnd(element, element.childNodes.length);
  return part;
}

function wordsIn(range: Range): string {
  const selected = range.cloneContents();
  for (const other of selected.querySelectorAll(BESIDE_THE_WORDS)) other.remove();
  return selected.textContent.replace(/\s*\n\s*/gu, '').trim();
}

/** What is selected within one section; null where nothing is, or words of several sections are. */
export function quotationIn(page: Document): Quotation | null {
  const selection = page.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const [quoted, another] = [...page.querySelectorAll('article[id^="n"]')].flatMap((article) => {
    const words = article.querySelector('.words');
    if (words === null || !range.intersectsNode(words)) return [];
    const text = wordsIn(clip(range, words));
    return text === '' ? [] : [{ section: Number(article.id.slice(1)), words: text }];
  });
  return quoted !== undefined && another === undefined ? quoted : null;
}

/** Words in quotation marks, those within them doubled; a whole speech keeps its own. */
export function quoted(words: string): string {
  const letters = [...words];
  const short = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : words;
  if (/^「[^「」]*」$/u.test(short)) return short;
  return `「${short.replaceAll('「', '『').replaceAll('」', '』')}」`;
}
