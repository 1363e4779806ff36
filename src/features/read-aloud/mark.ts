const NAME = 'aloud';

/**
 * Marks the sentence that is being read, without touching the page: by a highlight of the browser's own, and where it has
 * none by its whole paragraph. Null takes the mark away.
 */
export function markPassage(range: Range | null): void {
  for (const marked of document.querySelectorAll(`[data-${NAME}]`))
    marked.removeAttribute(`data-${NAME}`);
  if (typeof Highlight === 'function') {
    if (range === null) CSS.highlights.delete(NAME);
    else CSS.highlights.set(NAME, new Highlight(range));
    return;
  }
  range?.startContainer.parentElement?.closest('p')?.setAttribute(`data-${NAME}`, '');
}
