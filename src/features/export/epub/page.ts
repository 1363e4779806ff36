import { element, xmlDocument, type XmlContent } from '../../../../view/xml-document';
import { common } from '../../../messages/common';
import { oneLine } from './one-line';

/** An XHTML document of the book. @param type What it is, as `epub:type`. */
export const page = (title: string, type: string, ...body: XmlContent[]): string =>
  xmlDocument(
    element(
      'html',
      {
        xmlns: 'http://www.w3.org/1999/xhtml',
        'xmlns:epub': 'http://www.idpf.org/2007/ops',
        lang: 'ja',
        'xml:lang': 'ja',
      },
      element('head', {}, [
        element('meta', { charset: 'UTF-8' }),
        element('title', {}, oneLine(title, common.title)),
        element('link', { rel: 'stylesheet', type: 'text/css', href: 'style.css' }),
      ]),
      element('body', { 'epub:type': type }, ...body),
    ),
    'html',
  );
