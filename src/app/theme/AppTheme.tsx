import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { globalStyles } from './global-styles';
import { theme } from './theme';

/** Paper, ink and type for everything inside; light or dark as the system is, until a reader chooses. */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider
    theme={theme}
    defaultMode="system"
    modeStorageKey="tokinotabibito-mode"
    colorSchemeStorageKey="tokinotabibito-paper"
    noSsr
    disableTransitionOnChange
  >
    <CssBaseline enableColorScheme />
    <GlobalStyles styles={globalStyles} />
    {children}
  </ThemeProvider>
);
