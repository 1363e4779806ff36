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
 * Attests that requests come from this app. Enforcement is a setting of the Firebase project: App Check → APIs →
 * Realtime Database → Enforce refuses the requests of other clients, signed in or not. Firestore can stay open: its
 * rules let no client write. Callable functions would set `enforceAppCheck`; there are none.
 * @param isLocal Nothing on this machine exchanges tokens: the debug token itself is sent there.
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
