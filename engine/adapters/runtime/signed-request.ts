import { applicationDefault } from 'firebase-admin/app';

/** The service account's access token; the library caches and renews it. */
const ownToken = async (): Promise<string> =>
  (await applicationDefault().getAccessToken()).access_token;

/**
 * `fetch` with an access token for the Realtime Database: with App Check enforced, anonymous REST requests are refused.
 * https://firebase.google.com/docs/database/rest/auth
 */
export function signedRequest(
  databaseURL: string,
  token: () => Promise<string> = ownToken,
): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${databaseURL}/`)) return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${await token()}`);
    return fetch(input, { ...init, headers });
  };
}
