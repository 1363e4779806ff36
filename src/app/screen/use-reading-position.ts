import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Where reading begins after a change of the address: at the section that it names, at the page's beginning when it is
 * another page of the same story, else at the top. Going back leaves the place to the browser. A panel is an entry of
 * the same address: it moves nothing.
 * @param reading What is being read: a new value is another story, or a single turn of one.
 */
export function useReadingPosition(
  reading: string,
  isReady: boolean,
): RefObject<HTMLDivElement | null> {
  const story = useRef<HTMLDivElement>(null);
  const read = useRef('');
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const arrive = useEffectEvent(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    if (named !== null) {
      // Where the story is a column of its own, the page has to be brought to it first.
      story.current?.scrollIntoView();
      named.scrollIntoView();
    } else if (read.current !== '' && kind !== NavigationType.Pop) {
      if (read.current === reading) story.current?.scrollIntoView();
      else window.scrollTo({ top: 0 });
    }
    read.current = reading;
  });
  useEffect(() => {
    if (isReady) arrive();
  }, [reading, isReady, pathname, hash]);
  return story;
}
