import { validInXml } from '../../../../view/xml-document';

/** A text of one line, never empty: names and titles of a book. */
export const oneLine = (text: string, instead: string): string =>
  validInXml(text).replace(/\s+/gu, ' ').trim() || instead;
