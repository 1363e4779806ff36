const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute of XML, or as HTML within a feed. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (mark) => ENTITIES[mark] ?? mark);
