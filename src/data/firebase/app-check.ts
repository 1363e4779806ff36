import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import type { AppCheckConfig } from '../../../story/app-config';

/** How long a token for the services on this machine counts as fresh, in ms. */
const LOCAL_TOKEN_MS = 3_600_000;

declare global {
  /** Where the SDK looks for a debug token: https://firebase.google.com/docs/app-check/web/debug-provider */
  var FIREBASE_APPCHECK_DEBUG_TOKEN: string | undefined;
}

/**
 * Lets every request of the app say that it comes from this app. That it must is a switch of the Firebase project: App
 * Check → APIs → Realtime Database → Enforce closes the database, where clients write, to everybody else, whoever is
 * signed in. Firestore can stay open: its rules let no client write. Functions that clients call would say
 * `enforceAppCheck`; there are none, the engine hears of people through the database.
 * @param isLocal Nobody on this machine exchanges tokens: the debug token itself is sent there.
 */
export function protectApp(
  app: FirebaseApp,
  { siteKey, debugToken }: AppCheckConfig,
  isLocal: boolean,
): void {
  if (debugToken !== undefined && !isLocal) globalThis.FIREBASE_APPCHECK_DEBUG_TOKEN = debugToken;
  const provider = isLocal
    ? new CustomProvider({
        getToken: () =>
          Promise.resolve({
            token: debugToken ?? siteKey,
            expireTimeMillis: Date.now() + LOCAL_TOKEN_MS,
          }),
      })
    : new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
