import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { storyProperties } from './reading-settings';
import { selectReadingSettings } from './reader-slice';
import { usePaper } from './use-paper';

/** Sets the page as its reader wants it, before it is painted. */
export const ApplyReadingSettings = () => {
  const settings = useSelector(selectReadingSettings);
  const paper = usePaper(settings.paper);
  useLayoutEffect(() => {
    document.documentElement.dataset['lines'] = settings.writing;
    for (const [name, value] of Object.entries(storyProperties(settings)))
      document.documentElement.style.setProperty(name, value);
  }, [settings]);
  useLayoutEffect(() => {
    document.documentElement.dataset['paper'] = paper;
  }, [paper]);
  return null;
};
