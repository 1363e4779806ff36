import { StrictMode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { BASE_PATH } from '../../story/turn-url';
import { ApplyReading } from '../features/reading-settings/ApplyReading';
import { NoticeProvider } from '../ui/notice/NoticeProvider';
import { AppRoutes } from './AppRoutes';
import { Crash } from './Crash';
import { PaceContext } from './pace-context';
import type { AppStore } from './store/store';
import { AppTheme } from './theme/AppTheme';
import { Updates } from './updates/Updates';

interface AppProps {
  readonly store: AppStore;
  /** Seconds between two pages of a story. */
  readonly pageSeconds: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const App = ({ store, pageSeconds, now }: AppProps) => (
  <StrictMode>
    <AppTheme>
      <ErrorBoundary FallbackComponent={Crash}>
        <Provider store={store}>
          <PaceContext value={{ pageSeconds, now }}>
            <ApplyReading />
            <Updates />
            <NoticeProvider>
              <BrowserRouter basename={BASE_PATH}>
                <AppRoutes />
              </BrowserRouter>
            </NoticeProvider>
          </PaceContext>
        </Provider>
      </ErrorBoundary>
    </AppTheme>
  </StrictMode>
);
