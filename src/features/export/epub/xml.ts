// What XML 1.0 cannot hold, not even as a reference.
const UNHOLDABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Cs}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text as the text of an element or an attribute, without what XML can't hold. */
export const xml = (text: string): string =>
  text.replace(UNHOLDABLE, '').replace(/[&<>"']/gu, (mark) => ENTITIES[mark] ?? mark);

/** A text of one line, never empty: names and titles of a book. */
export const xmlLine = (text: string, instead: string): string =>
  xml(text).replace(/\s+/gu, ' ').trim() || xml(instead);
