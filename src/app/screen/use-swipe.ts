import { useEffect, useEffectEvent } from 'react';
import { columnOf, leftAhead, leftBehind, ROUNDING } from './column';
import { mayBegin, swipeOf, type Touched } from './swipe';

/** Turns the page: 1 forwards, -1 back. */
export type TurnPage = (direction: 1 | -1) => void;

/** Where a touch has a meaning of its own. */
const OWN_TOUCH = 'input, textarea, select, [role="tablist"], [role="slider"]';

/** What a swipe that begins now may do: a column that can still be scrolled that way is scrolled by the finger. */
function allowedNow(): Readonly<Record<'left' | 'right', 1 | -1 | null>> {
  const column = columnOf(document);
  if (column === null) return { left: 1, right: -1 };
  return {
    right: leftAhead(column) <= ROUNDING ? 1 : null,
    left: leftBehind(column) <= ROUNDING ? -1 : null,
  };
}

const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01;

const isSelecting = (): boolean => window.getSelection()?.isCollapsed === false;

/**
 * Turns the page when a finger swipes over the story. Scrolling, zooming and selecting go on as everywhere, and so do the
 * browser's own gestures from the edges, which the story does not reach.
 */
export function useSwipe(turnPage: TurnPage, isVertical: boolean): void {
  // A finger that is on its way goes on swiping when the story grows beneath it.
  const turn = useEffectEvent(turnPage);
  useEffect(() => {
    const story = document.getElementById('story');
    if (story === null) return;
    const root = document.documentElement;
    let began: {
      readonly touched: Touched;
      readonly allowed: ReturnType<typeof allowedNow>;
    } | null = null;
    const forget = (): void => {
      began = null;
    };
    const touched = ({ clientX, clientY }: Touch, at: number): Touched => ({
      x: clientX,
      y: clientY,
      at,
    });
    const begin = ({ touches, target, timeStamp }: TouchEvent): void => {
      const [finger] = touches;
      forget();
      if (finger === undefined || touches.length > 1 || isZoomed() || isSelecting()) return;
      if (target instanceof Element && target.closest(OWN_TOUCH) !== null) return;
      const place = touched(finger, timeStamp);
      if (mayBegin(place, window.innerWidth)) began = { touched: place, allowed: allowedNow() };
    };
    const end = ({ changedTouches, timeStamp }: TouchEvent): void => {
      const [finger] = changedTouches;
      if (began === null || finger === undefined || isSelecting()) return;
      const way = swipeOf(began.touched, touched(finger, timeStamp));
      const direction = way === null ? null : began.allowed[way];
      forget();
      if (direction !== null) turn(direction);
    };
    // Or a browser that goes back and forth by the same swipe would do both.
    const claim = (): void => {
      story.style.touchAction = isZoomed() ? '' : 'pan-y pinch-zoom';
      // A column takes swipes for itself, up to its ends.
      root.style.overscrollBehaviorX = isVertical ? 'none' : '';
    };
    claim();
    const passive = { passive: true };
    window.visualViewport?.addEventListener('resize', claim);
    story.addEventListener('touchstart', begin, passive);
    story.addEventListener('touchend', end, passive);
    story.addEventListener('touchcancel', forget, passive);
    return () => {
      story.style.touchAction = '';
      root.style.overscrollBehaviorX = '';
      window.visualViewport?.removeEventListener('resize', claim);
      story.removeEventListener('touchstart', begin);
      story.removeEventListener('touchend', end);
      story.removeEventListener('touchcancel', forget);
    };
  }, [isVertical]);
}
