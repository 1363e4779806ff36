const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that may stand in an element or in a quoted attribute of XML, or as HTML within a feed. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (mark) => ENTITIES[mark] ?? mark);
