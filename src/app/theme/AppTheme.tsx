import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cssText } from './css-text';
import { GLOBAL_STYLES } from './global-styles';
import { theme } from './theme';

// As text the browser reads it at once. Taken apart and put together rule by rule, as styles in JavaScript are, the 700
// variables of three papers cost a phone a tenth of a second before anything is shown.
const PAGE_STYLES = `${cssText(theme.generateStyleSheets())}\n${GLOBAL_STYLES}`;

/** Paper, ink and type for everything inside; light or dark as the system is, until a reader chooses. */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider
    theme={theme}
    defaultMode="system"
    modeStorageKey="tokinotabibito-mode"
    colorSchemeStorageKey="tokinotabibito-paper"
    noSsr
    disableTransitionOnChange
    disableStyleSheetGeneration
  >
    <style href="page-styles" precedence="page">
      {PAGE_STYLES}
    </style>
    <CssBaseline enableColorScheme />
    {children}
  </ThemeProvider>
);
