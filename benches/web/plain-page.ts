import { createElement as h, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The paragraphs of the sections of two pages. */
    readonly pages: readonly (readonly (readonly string[])[])[];
  }
}

/** The baseline of the comparison: the same text by the same React in bare articles. Runs in the page. */
const PlainPage = (): ReactElement => {
  const [page, setPage] = useState(0);
  return h(
    'main',
    null,
    h('button', { id: 'next', onClick: () => setPage(1) }, '2'),
    window.pages[page]?.map((lines, index) =>
      h(
        'article',
        { key: `${page}/${index}`, id: `n${page * 10 + index + 1}` },
        lines.map((line, at) => h('p', { key: at }, line)),
      ),
    ),
  );
};

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(h(PlainPage));
