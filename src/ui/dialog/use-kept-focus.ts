import { useLayoutEffect, useRef } from 'react';

/** Gives the focus back where it was before a dialog was covered: what is inert loses it. */
export function useKeptFocus(isCovered: boolean): void {
  const kept = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isCovered) kept.current = document.activeElement;
    else if (kept.current instanceof HTMLElement) kept.current.focus();
  }, [isCovered]);
}
