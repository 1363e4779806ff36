import * as v from 'valibot';
import { PROJECT_ID } from '../../tools/start/project';

const accountSchema = v.object({ localId: v.string(), idToken: v.string() });

/** An anonymous account without the SDK. */
export interface Client {
  readonly uid: string;
  /** @returns the status of the response. */
  write(method: 'PUT' | 'PATCH', path: string, value: unknown): Promise<number>;
}

/** @param env The settings of a running instance. */
export async function newClient(env: Readonly<Record<string, string>>): Promise<Client> {
  const host = '127.0.0.1';
  const signUp = `http://${host}:${env['AUTH_PORT']}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const answer = await fetch(signUp, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  const { localId, idToken } = v.parse(accountSchema, await answer.json());
  const namespace = `${PROJECT_ID}-default-rtdb`;
  return {
    uid: localId,
    async write(method, path, value) {
      const url = `http://${host}:${env['DATABASE_PORT']}/${path}.json?ns=${namespace}&auth=${idToken}`;
      const { status } = await fetch(url, { method, body: JSON.stringify(value) });
      return status;
    },
  };
}
