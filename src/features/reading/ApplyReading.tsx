import { useColorScheme } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { storyProperties } from './reading-settings';
import type { ReadingState } from './reading-slice';

/** Sets the page as its reader wants it, before it is painted. */
export const ApplyReading = () => {
  const settings = useSelector(({ reading }: { reading: ReadingState }) => reading.settings);
  const { mode, lightColorScheme, setMode, setColorScheme } = useColorScheme();
  const { paper } = settings;
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(storyProperties(settings)))
      document.documentElement.style.setProperty(name, value);
  }, [settings]);
  useLayoutEffect(() => {
    const light = paper === 'sepia' ? 'sepia' : 'light';
    const wanted = paper === 'sepia' ? 'light' : paper;
    // Setting what is set already would have the whole theme made once more while the page appears.
    if (lightColorScheme !== light) setColorScheme({ light, dark: 'dark' });
    if (mode !== wanted) setMode(wanted);
  }, [paper, mode, lightColorScheme, setMode, setColorScheme]);
  return null;
};
