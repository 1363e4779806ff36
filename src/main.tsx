import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createAppStore } from './app/store/store';
import { readAppConfig, type AppConfig } from './config/env';
import { createDeviceStorage } from './data/device-storage';
import { createFirebaseData } from './data/firebase/firebase-data';
import { failures } from './messages/failures';

const root = document.getElementById('root');

function configOf(page: Document): AppConfig | null {
  try {
    return readAppConfig(page);
  } catch {
    return null;
  }
}

function start(place: HTMLElement): void {
  const config = configOf(document);
  if (config === null) {
    place.textContent = failures.configuration;
    return;
  }
  const store = createAppStore({
    data: createFirebaseData(config),
    device: createDeviceStorage(window),
    now: Date.now,
  });
  createRoot(place).render(<App store={store} pageSeconds={config.pageSeconds} now={Date.now} />);
}

if (root !== null) start(root);
