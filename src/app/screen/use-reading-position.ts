import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { panelsIn } from '../../../view/controls/open-panels';
import { useEntry } from '../panels/use-entry';

/**
 * Where reading begins after a step to an address: at the section that it names, at the page's beginning when it is
 * another page of the same story, else at the top, as at home. Going back leaves the place to the browser. A panel is an
 * entry of the same address: it moves nothing.
 * @param reading What is being read: a new value is another story, or a single turn of one.
 */
export function useReadingPosition(
  reading: string,
  isHome: boolean,
  isReady: boolean,
): RefObject<HTMLDivElement | null> {
  const story = useRef<HTMLDivElement>(null);
  const read = useRef('');
  const arrived = useRef('');
  const { key, pathname, hash, state } = useEntry();
  const kind = useNavigationType();
  const arrive = useEffectEvent(() => {
    const address = `${reading} ${pathname}${hash}`;
    const isStep = kind !== NavigationType.Pop && panelsIn(state).length === 0;
    if (address === arrived.current && !isStep) return;
    arrived.current = address;
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    if (named !== null) {
      // Where the story is a column of its own, the page has to be brought to it first.
      story.current?.scrollIntoView();
      named.scrollIntoView();
    } else if (read.current !== '' && kind !== NavigationType.Pop) {
      if (read.current === reading && !isHome) story.current?.scrollIntoView();
      else window.scrollTo({ top: 0 });
    }
    read.current = reading;
  });
  useEffect(() => {
    if (isReady) arrive();
  }, [reading, isReady, key]);
  return story;
}
