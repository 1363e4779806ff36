import type { ReactNode } from 'react';
import { BASE_PATH } from '../../story/turn-url';
import { site } from '../../view/texts/site';

interface PageFrameProps {
  /** The app replaces home's story where its reader has chosen another. */
  readonly isHome?: boolean;
  readonly children: ReactNode;
}

/** The bar with the way home, and a page's content. */
export const PageFrame = ({ isHome = false, children }: PageFrameProps) => (
  <div className={isHome ? 'served home' : 'served'}>
    <header>
      <a href={`${BASE_PATH}/`}>{site.title}</a>
    </header>
    <main>{children}</main>
  </div>
);
