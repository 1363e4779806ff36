import { StrictMode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { BASE_PATH } from '../../story/turn-url';
import type { ServedWelcome } from '../data/served-welcome';
import type { Services } from '../data/services';
import { ApplyReadingSettings } from '../features/reading-settings/ApplyReadingSettings';
import { NoticeProvider } from '../ui/notice/NoticeProvider';
import { AppRoutes } from './AppRoutes';
import { Crash } from './Crash';
import { BackGuardsProvider } from './panels/BackGuards';
import { PaceContext } from './pace-context';
import { ServedWelcomeContext } from './served-welcome-context';
import { ServicesContext } from './store/services-context';
import type { AppStore } from './store/store';
import { AppTheme } from './theme/AppTheme';
import { Updates } from './updates/Updates';

interface AppProps {
  readonly store: AppStore;
  /** The same that the store's thunks are given. */
  readonly services: Services;
  /** Seconds between two pages of a story. */
  readonly pageSeconds: number;
  /** What the page brought along for strangers at home. */
  readonly welcome?: ServedWelcome | null;
  /** The screen stands where the page's words stood. */
  readonly onShown?: () => void;
}

const unheard = (): void => undefined;

export const App = (props: AppProps) => {
  const { store, services, pageSeconds, welcome = null, onShown = unheard } = props;
  useEffect(() => onShown(), [onShown]);
  return (
    <StrictMode>
      <AppTheme>
        <ErrorBoundary FallbackComponent={Crash}>
          <Provider store={store}>
            <ServicesContext value={services}>
              <PaceContext value={{ pageSeconds, now: services.now }}>
                <ApplyReadingSettings />
                <Updates />
                <NoticeProvider>
                  <BackGuardsProvider>
                    {/* With the slash that home's address ends with: the server redirects to it, and a redirect loses the state. */}
                    <BrowserRouter basename={`${BASE_PATH}/`}>
                      <ServedWelcomeContext value={welcome}>
                        <AppRoutes />
                      </ServedWelcomeContext>
                    </BrowserRouter>
                  </BackGuardsProvider>
                </NoticeProvider>
              </PaceContext>
            </ServicesContext>
          </Provider>
        </ErrorBoundary>
      </AppTheme>
    </StrictMode>
  );
};
