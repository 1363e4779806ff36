import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The places in the built page that a served one fills. */
const TITLE = /<title>[^<]*<\/title>/u;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/u;
const ROOT = '<div id="root"></div>';
/** What the app says where no script runs: a served page is read without one. */
const NOSCRIPT = /<noscript\s*>[\s\S]*?<\/noscript\s*>/u;

interface Filling {
  /** Stands in the place of title and description. */
  readonly head: ReactNode;
  readonly body: ReactNode;
  /** Behind everything that is seen. */
  readonly data: ReactNode;
}

/** @throws Error for a template without the places: a build that no served page can be made of. */
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

/** The app's own page, which says a sentence until the app has started. */
export const failedPage = (template: string, sentence: string): string =>
  template.replace(ROOT, () =>
    renderToStaticMarkup(
      <div id="root">
        <p role="status">{sentence}</p>
      </div>,
    ),
  );
