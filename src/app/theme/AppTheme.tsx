import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { cssText } from '../../../view/css-text';
import { GLOBAL_STYLES } from './global-styles';
import { theme } from './theme';

// As text the browser reads it at once. Taken apart and put together rule by rule, as styles in JavaScript are, the 700
// variables of three papers cost a phone a tenth of a second before anything is shown.
const PAGE_STYLES = `${cssText(theme.generateStyleSheets())}\n${GLOBAL_STYLES}`;

/** Paper, ink and type for everything inside. Which paper, `data-paper` says at the root of the page. */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <style href="page-styles" precedence="page">
      {PAGE_STYLES}
    </style>
    <CssBaseline enableColorScheme />
    {children}
  </ThemeProvider>
);
