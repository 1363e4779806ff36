/** Words that were selected on the page that the server wrote: characters of a section, counted from its first. */
interface SelectedWords {
  readonly section: string;
  readonly from: number;
  readonly to: number;
}

const sectionOf = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest('article[id^="n"]') ?? null;

/** The characters before a place in a section's words. */
function charactersBefore(words: Element, container: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(words, 0);
  range.setEnd(container, offset);
  return range.toString().length;
}

/** What is selected within one section's words; null for anything else. */
export function selectedWords(): SelectedWords | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const section = sectionOf(range.startContainer);
  const words = section?.querySelector('.words') ?? null;
  if (section === null || words === null || sectionOf(range.endContainer) !== section) return null;
  return {
    section: section.id,
    from: charactersBefore(words, range.startContainer, range.startOffset),
    to: charactersBefore(words, range.endContainer, range.endOffset),
  };
}

/** The text node that holds a character, and its place in it. */
function placeOf(words: Element, character: number): readonly [Node, number] | null {
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { length } = text.textContent ?? '';
    if (character <= before + length) return [text, character - before];
    before += length;
  }
  return null;
}

/** Selects the same words in the app, which shows the same sections. */
export function selectWords({ section, from, to }: SelectedWords): void {
  const words = document.getElementById(section)?.querySelector('.words');
  if (words === null || words === undefined) return;
  const start = placeOf(words, from);
  const end = placeOf(words, to);
  if (start === null || end === null) return;
  document.getSelection()?.setBaseAndExtent(...start, ...end);
}
