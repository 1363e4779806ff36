import { readFile } from 'node:fs/promises';
import { onRequest } from 'firebase-functions/https';
import { signedRequest } from '../../engine/adapters/runtime/signed-request';
import { systemClock } from '../../engine/adapters/runtime/system-clock';
import { readHealth } from '../../engine/handlers/read-health';
import { answerPages } from '../../pages/http/answer-pages';
import { failureDetail } from '../../pages/http/failure-detail';
import { guardRequests } from '../../pages/http/guard-requests';
import { cachedPictures } from '../../pages/picture/cached-pictures';
import { threadedRenderer } from '../../pages/picture/threaded-renderer';
import { restSource } from '../../pages/source/rest-source';
import { answerHealth } from '../http/answer-health';
import { SECONDS } from '../limits';
import { once } from '../once';
import { healthKey, modelSecrets } from '../params';
import type { Runtime } from '../runtime';
import { readFunctionsSettings, readSiteSettings, valid } from '../settings';

/**
 * The functions that respond to HTTP requests.
 * @param bundle The URL of the bundle's folder, which has index.html as built for the project, and picture-thread.js.
 */
export function httpFunctions({ env, instance, log }: Runtime, bundle: URL) {
  /** Logs a failure with user text shortened. */
  const failed =
    (code: string) =>
    (path: string, error: unknown): void =>
      log({ level: 'error', code, detail: failureDetail(path, error) });

  const answering = once(async () => {
    const { addresses, origin, security } = valid(readSiteSettings(env));
    const { database } = addresses;
    return answerPages({
      template: await readFile(new URL('index.html', bundle), 'utf8'),
      // The emulators need no access token, and a token must not be sent unencrypted.
      source: restSource(
        addresses,
        database.startsWith('https:') ? signedRequest(database) : fetch,
      ),
      renderPicture: cachedPictures(threadedRenderer(new URL('picture-thread.js', bundle))),
      onFailure: failed('page-not-served'),
      origin,
      security,
    });
  });

  return {
    pages: onRequest(
      { timeoutSeconds: SECONDS.pages, memory: '1GiB', concurrency: 40, invoker: 'public' },
      guardRequests({
        handle: async (request) => (await answering())(request),
        onFailure: failed('page-not-served'),
      }),
    ),

    health: onRequest(
      {
        timeoutSeconds: SECONDS.health,
        maxInstances: 2,
        invoker: 'public',
        secrets: [...modelSecrets, healthKey],
      },
      guardRequests({
        handle: async (request) => {
          const settings = valid(readFunctionsSettings(env));
          return answerHealth(request, settings.healthKey, async () => {
            const { agenda, usage } = (await instance()).services;
            const tokensPerDay = settings.model?.budgets.tokensPerDay ?? null;
            return readHealth({ agenda, usage, clock: systemClock, tokensPerDay });
          });
        },
        onFailure: failed('health-not-read'),
      }),
    ),
  };
}
