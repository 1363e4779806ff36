import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Where reading begins after a change of the address: at the section that it names, else at the story's beginning.
 * Going back leaves the place to the browser.
 */
export function useReadingPlace(isReady: boolean): RefObject<HTMLDivElement | null> {
  const story = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (!isReady) return;
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    if (named !== null) named.scrollIntoView();
    else if (!isFirst.current && kind !== NavigationType.Pop) story.current?.scrollIntoView();
    isFirst.current = false;
  }, [isReady, pathname, hash, kind]);
  return story;
}
