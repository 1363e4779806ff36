import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { HIGHLIGHT, markSection } from './mark-section';

interface FoundMarkProps {
  /** 第N節 of the chapter on screen. */
  readonly section: number;
  readonly terms: readonly string[];
}

/** Marks the words in a section that was opened from a search, as long as it is there. */
export const FoundMark = ({ section, terms }: FoundMarkProps) => {
  useEffect(() => {
    let remove: () => void = () => undefined;
    // After the page has scrolled to its section and the dialog has given the focus back.
    const frame = requestAnimationFrame(() => {
      const article = document.getElementById(`n${section}`);
      if (article !== null) remove = markSection(article, terms);
    });
    return () => {
      cancelAnimationFrame(frame);
      remove();
    };
  }, [section, terms]);
  return (
    <GlobalStyles
      styles={(theme) => ({
        [`::highlight(${HIGHLIGHT})`]: {
          backgroundColor: `rgb(from ${theme.vars.palette.keiki.main} r g b / 0.34)`,
        },
      })}
    />
  );
};
