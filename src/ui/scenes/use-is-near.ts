import { useEffect, useState, type RefObject } from 'react';

/** Pictures are drawn before they scroll into sight, from this far away. */
const MARGIN = '600px';

/**
 * Whether an element has come near the viewport; it stays true. True where IntersectionObserver is missing.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
