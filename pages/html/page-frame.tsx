import type { ReactNode } from 'react';
import { BASE_PATH } from '../../story/turn-url';
import { site } from '../../view/texts/site';

interface PageFrameProps {
  /** Hidden by the page's first script when the reader's browser opens another story at home. */
  readonly isHome?: boolean;
  readonly children: ReactNode;
}

/** The bar with the link to home, and a page's content. */
export const PageFrame = ({ isHome = false, children }: PageFrameProps) => (
  <div className={isHome ? 'served home' : 'served'}>
    <header>
      <a href={`${BASE_PATH}/`}>{site.title}</a>
    </header>
    <main>
      <div className="story">{children}</div>
    </main>
  </div>
);
