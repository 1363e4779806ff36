import { applicationDefault } from 'firebase-admin/app';

/** The service account's own token; kept and renewed by the library. */
const ownToken = async (): Promise<string> =>
  (await applicationDefault().getAccessToken()).access_token;

/**
 * `fetch` that signs what goes to the Realtime Database: where App Check is enforced, REST without an account is refused.
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
