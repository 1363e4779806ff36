import type { ReactNode } from 'react';
import { controlTexts } from '../../view/texts/control-texts';
import { GuestPanel } from './controls/guest-panel';
import { MainControls } from './controls/main-controls';
import { TopBar } from './controls/top-bar';

interface PageFrameProps {
  /** A single turn is read. */
  readonly isSingle?: boolean;
  /** Beside the words of a wide page. */
  readonly chapters?: ReactNode;
  /** Hidden by the page's first script when the reader's browser opens another story at home. */
  readonly isHome?: boolean;
  readonly children: ReactNode;
}

/** The bars, and a page's content between them. */
export const PageFrame = (props: PageFrameProps) => {
  const { isSingle = false, isHome = false, chapters, children } = props;
  return (
    <div className={isHome ? 'served home' : 'served'}>
      <TopBar isSingle={isSingle} />
      <main>
        {chapters}
        <div className="story">{children}</div>
        <GuestPanel isWelcomed={isHome} />
      </main>
      <nav className="bottom" aria-label={controlTexts.main}>
        <MainControls isSingle={isSingle} />
      </nav>
    </div>
  );
};
