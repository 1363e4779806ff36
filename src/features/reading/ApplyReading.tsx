import { useColorScheme } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { storyProperties } from './reading-settings';
import type { ReadingState } from './reading-slice';

/** Sets the page as its reader wants it, before it is painted. */
export const ApplyReading = () => {
  const settings = useSelector(({ reading }: { reading: ReadingState }) => reading.settings);
  const { setMode, setColorScheme } = useColorScheme();
  const { paper } = settings;
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(storyProperties(settings)))
      document.documentElement.style.setProperty(name, value);
  }, [settings]);
  useLayoutEffect(() => {
    setColorScheme({ light: paper === 'sepia' ? 'sepia' : 'light', dark: 'dark' });
    setMode(paper === 'sepia' ? 'light' : paper);
  }, [paper, setMode, setColorScheme]);
  return null;
};
