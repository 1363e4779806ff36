import type { AppConfig, LocalServices } from '../../story/app-config';
import { isRecord } from '../../story/json-record';

/**
 * The configuration in the page. Validated by hand, because a schema library would exceed the first view's budget.
 * @throws SyntaxError or TypeError when it is missing or invalid.
 */
export function readAppConfig(page: Document): AppConfig {
  const text = page.getElementById('app-config')?.textContent ?? '';
  const config: unknown = JSON.parse(text);
  if (!isAppConfig(config)) throw new TypeError('The configuration in the page is not complete.');
  return config;
}

function isAppConfig(value: unknown): value is AppConfig {
  if (!isRecord(value)) return false;
  const { projectId, apiKey, appCheck, databaseURL, emulators, pageSeconds } = value;
  return (
    typeof projectId === 'string' &&
    projectId !== '' &&
    typeof apiKey === 'string' &&
    (appCheck === undefined || (isRecord(appCheck) && typeof appCheck['siteKey'] === 'string')) &&
    (databaseURL === undefined || typeof databaseURL === 'string') &&
    (emulators === null || isEmulators(emulators)) &&
    typeof pageSeconds === 'number' &&
    pageSeconds >= 0
  );
}

function isEmulators(value: unknown): value is LocalServices {
  return (
    isRecord(value) &&
    [value['auth'], value['database'], value['firestore']].every(
      (address) => typeof address === 'string',
    )
  );
}
