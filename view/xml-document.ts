import { toXml } from 'xast-util-to-xml';
import { x, type Attributes, type Child } from 'xastscript';

/** What an element can contain: text, nodes, lists of them, or null. */
export type XmlContent = Child;
export type XmlElement = ReturnType<typeof element>;

/** An element. Its attributes are always given: without them the library takes a first child for them. */
export const element = (name: string, attributes: Attributes, ...content: readonly Child[]) =>
  x(name, attributes, ...content);

// What XML 1.0 can't contain, not even as a reference.
const INVALID = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Cs}/gu;

/** Any text without the characters that are invalid in XML. */
export const validInXml = (text: string): string => text.replace(INVALID, '');

/** An element and its content as a document of XML 1.0, in UTF-8. @param doctype `html` for XHTML. */
export function xmlDocument(root: XmlElement, doctype?: 'html'): string {
  const markup = toXml(
    [
      { type: 'instruction', name: 'xml', value: 'version="1.0" encoding="UTF-8"' },
      ...(doctype === undefined ? [] : [{ type: 'doctype' as const, name: doctype }]),
      root,
    ],
    { allowDangerousXml: true, closeEmptyElements: true, tightClose: true },
  );
  // The library leaves `>` as it is, which XML forbids at the end of this sequence.
  return validInXml(markup).replaceAll(']]>', ']]&gt;');
}
