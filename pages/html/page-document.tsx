import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The placeholders of the built page. */
const TITLE = /<title>[^<]*<\/title>/u;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/u;
const ROOT = '<div id="root"></div>';
/** The app's notice for browsers without scripts: served pages are readable without one, so it is removed. */
const NOSCRIPT = /<noscript\s*>[\s\S]*?<\/noscript\s*>/u;

interface Filling {
  /** Replaces title and description. */
  readonly head: ReactNode;
  readonly body: ReactNode;
  /** After all visible content. */
  readonly data: ReactNode;
}

/** @throws Error for a template without the placeholders: the build can't be served. */
export function pageDocument(template: string, { head, body, data }: Filling): string {
  if (!TITLE.test(template) || !DESCRIPTION.test(template) || !template.includes(ROOT)) {
    throw new Error('The built page has no title, description or root element to fill.');
  }
  return template
    .replace(DESCRIPTION, '')
    .replace(NOSCRIPT, '')
    .replace(TITLE, () => renderToStaticMarkup(head))
    .replace(ROOT, () =>
      renderToStaticMarkup(
        <>
          <div id="root">{body}</div>
          {data}
        </>,
      ),
    );
}

/** The app's own page, which shows a sentence until the app has started. */
export const failedPage = (template: string, sentence: string): string =>
  template.replace(ROOT, () =>
    renderToStaticMarkup(
      <div id="root">
        <p role="status">{sentence}</p>
      </div>,
    ),
  );
