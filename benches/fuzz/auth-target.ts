import type { FuzzTarget } from './fuzz-target';
import { attackByHttp, type HttpRequest } from './http-attacks';
import { attackByLine } from './line-attacks';

const json = { 'content-type': 'application/json' };
const owner = { ...json, authorization: 'Bearer owner' };
const v1 = '/identitytoolkit.googleapis.com/v1';
const project = `${v1}/projects/demo-fuzz`;
const token = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
  '{"user_id":"a","iat":1,"exp":9999999999,"firebase":{"sign_in_provider":"custom"}}',
).toString('base64url')}.`;

const account = (name: string, body: object): HttpRequest => ({
  method: 'POST',
  path: `${v1}/accounts:${name}?key=any`,
  headers: json,
  body,
});

const owned = (method: string, path: string, body?: object): HttpRequest => ({
  method,
  path: `${project}/${path}`,
  headers: owner,
  ...(body !== undefined && { body }),
});

const REQUESTS = [
  account('signUp', { email: 'a@example.com', password: 'secret1', returnSecureToken: true }),
  account('signInWithPassword', { email: 'a@example.com', password: 'secret1' }),
  account('signInWithCustomToken', { token }),
  account('signInWithCustomToken', { token: '{"uid":"a","claims":{"a":1}}' }),
  account('lookup', { idToken: token }),
  account('update', { idToken: token, displayName: 'a', password: 'secret2' }),
  account('delete', { idToken: token }),
  owned('POST', 'accounts', { localId: 'a', email: 'b@example.com', phoneNumber: '+8131' }),
  owned('POST', 'accounts:lookup', { localId: ['a'], email: ['b@example.com'] }),
  owned('POST', 'accounts:update', { localId: 'a', customAttributes: '{"role":1}' }),
  owned('POST', 'accounts:batchDelete', { localIds: ['a'], force: true }),
  owned('GET', 'accounts:batchGet?maxResults=2&nextPageToken=a'),
  { method: 'PATCH', path: '/emulator/v1/projects/a/config', headers: owner, body: { signIn: {} } },
  { method: 'DELETE', path: '/emulator/v1/projects/a/accounts', headers: owner },
  {
    method: 'POST',
    path: '/securetoken.googleapis.com/v1/token?key=any',
    headers: json,
    body: { grant_type: 'refresh_token', refresh_token: Buffer.from('{}').toString('base64url') },
  },
  { method: 'OPTIONS', path: `${v1}/accounts:signUp`, headers: { origin: 'http://a' } },
] as const satisfies readonly HttpRequest[];

/** @param address `host:port` */
export const authTarget = (address: string): FuzzTarget => ({
  name: 'auth',
  attack: (random) =>
    random.chance(0.2)
      ? attackByLine(random, address)
      : attackByHttp(random, address, random.pick<HttpRequest>(REQUESTS)),
  visit: async () => {
    const response = await fetch(`http://${address}${v1}/accounts:signUp?key=any`, {
      method: 'POST',
      headers: json,
      body: '{}',
    });
    if (response.status !== 200) throw new Error(`signUp was answered with ${response.status}`);
    await response.json();
  },
  close: () => Promise.resolve(),
});
