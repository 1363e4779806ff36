import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { cssText } from '../../../view/css-text';
import { baseline } from './baseline';
import { GLOBAL_STYLES } from './global-styles';
import { theme } from './theme';

// As text the browser reads it at once. Taken apart and put together rule by rule, as styles in JavaScript are, the 700
// variables of three papers cost a phone a tenth of a second before anything is shown, and a baseline a third of that.
const PAGE_STYLES = [
  cssText(theme.generateStyleSheets()),
  baseline(theme.typography.body1),
  GLOBAL_STYLES,
].join('\n');

/** Paper, ink and type for everything inside. Which paper, `data-paper` says at the root of the page. */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <style href="page-styles" precedence="page">
      {PAGE_STYLES}
    </style>
    {children}
  </ThemeProvider>
);
