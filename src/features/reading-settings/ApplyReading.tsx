import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { storyProperties } from './reading-settings';
import type { ReadingState } from './reading-slice';
import { usePaper } from './use-paper';

/** Sets the page as its reader wants it, before it is painted. */
export const ApplyReading = () => {
  const settings = useSelector(({ reading }: { reading: ReadingState }) => reading.settings);
  const paper = usePaper(settings.paper);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(storyProperties(settings)))
      document.documentElement.style.setProperty(name, value);
  }, [settings]);
  useLayoutEffect(() => {
    document.documentElement.dataset['paper'] = paper;
  }, [paper]);
  return null;
};
