import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { BOTTOM_BAR, TOP_BAR, WIDE_PAGE } from '../../../view/page/page-rules';

/** A scroll in one direction that is shorter than this changes nothing, in px: a finger trembles. */
const LEAST = 16;

/** This close to the end of the page nothing is left to read, in px. */
const END = 48;

/** A screen as low as this has no room for bars: a page at 400 %, or a phone that lies. */
const LOW_SCREEN = '(max-height: 30rem)';

const AWAY = ':root[data-bars="away"]';
const moved = {
  [`${AWAY} [data-bar="top"]`]: { transform: 'translateY(-100%)' },
  [`${AWAY} [data-bar="tabs"]`]: { transform: `translateY(calc(-100% - ${TOP_BAR}px))` },
  [`${AWAY} [data-bar="bottom"]`]: { transform: 'translateY(100%)' },
  [`@media (max-width: ${WIDE_PAGE - 0.05}px)`]: {
    [`${AWAY} [data-bar="dock"]`]: { transform: `translateY(${BOTTOM_BAR}px)` },
  },
};
/** Moved only: what is below keeps its place, and a bar that is away can still take the focus. */
const styles = (
  <GlobalStyles
    styles={{
      '@media (prefers-reduced-motion: no-preference)': {
        '[data-bar]': { transition: 'transform 200ms ease-out' },
        ...moved,
      },
      [`@media ${LOW_SCREEN}`]: moved,
    }}
  />
);

/** The words begin above the screen: the bars cover them, and the chapters' tabs stand below the top bar. */
const isAmongWords = (): boolean => {
  const first = document.querySelector('article[id^="n"]');
  return first !== null && first.getBoundingClientRect().top < 0;
};

const isAtEnd = (): boolean =>
  window.scrollY + window.innerHeight > document.documentElement.scrollHeight - END;

/**
 * The bars leave while the reader goes down the page; they come back on the way up, at its end, and when the keyboard
 * reaches one of them. Where reduced motion is preferred they stay, except on a low screen: there they leave at once.
 */
export const BarsWhileReading = () => {
  useEffect(() => {
    const root = document.documentElement;
    /** Where the reader last turned round, in px from the top. */
    let from = window.scrollY;
    const show = (): void => {
      delete root.dataset['bars'];
    };
    const look = (): void => {
      const way = window.scrollY - from;
      if (!isAmongWords() || isAtEnd()) show();
      else if (way > LEAST) root.dataset['bars'] = 'away';
      else if (way < -LEAST) show();
      const isOnward = (root.dataset['bars'] === 'away') === way > 0;
      if (isOnward || Math.abs(way) > LEAST) from = window.scrollY;
    };
    const reach = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('[data-bar]') !== null) show();
    };
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusin', reach);
    return () => {
      window.removeEventListener('scroll', look);
      document.removeEventListener('focusin', reach);
      show();
    };
  }, []);
  return styles;
};
