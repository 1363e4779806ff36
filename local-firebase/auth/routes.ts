import type { Method } from './auth-service';
import { batchGet, lookup } from './methods/lookup';
import { followLink, listOobCodes, resetPassword, sendOobCode } from './methods/oob';
import { readConfig, updateConfig } from './methods/project-config';
import { refresh } from './methods/refresh';
import { batchDelete, remove } from './methods/remove';
import { signInWithCustomToken, signInWithPassword } from './methods/sign-in';
import { signUp } from './methods/sign-up';
import { update } from './methods/update';

const ready: Method = () =>
  Promise.resolve({
    authEmulator: { ready: true, docs: 'https://firebase.google.com/docs/emulator-suite' },
  });

const reset: Method = async ({ service }) => {
  await service.accounts.remove(service.accounts.all().map(({ localId }) => localId));
  return {};
};

const clientConfig: Method = ({ service }) =>
  Promise.resolve({ projectId: service.project, authorizedDomains: ['localhost', '127.0.0.1'] });

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly isForOwner: boolean;
  readonly handle: Method;
}

const identity = '^/identitytoolkit\\.googleapis\\.com/v1/';

function account(name: string, handle: Method): Route {
  return {
    method: 'POST',
    path: new RegExp(`${identity}(projects/[^/]+/)?accounts:${name}$`),
    isForOwner: false,
    handle,
  };
}

function owned(method: string, path: string, handle: Method): Route {
  return {
    method,
    path: new RegExp(`${identity}projects/[^/]+/${path}$`),
    isForOwner: true,
    handle,
  };
}

function plain(method: string, path: RegExp, handle: Method): Route {
  return {
    method,
    path,
    isForOwner: false,
    handle,
  };
}

const routes: readonly Route[] = [
  plain('GET', /^\/$/, ready),
  plain('POST', /^\/securetoken\.googleapis\.com\/v1\/token$/, refresh),
  account('signUp', signUp),
  account('signInWithPassword', signInWithPassword),
  account('signInWithCustomToken', signInWithCustomToken),
  account('lookup', lookup),
  account('update', update),
  account('delete', remove),
  account('sendOobCode', sendOobCode),
  account('resetPassword', resetPassword),
  plain('GET', /^\/identitytoolkit\.googleapis\.com\/v1\/projects$/, clientConfig),
  owned('POST', 'accounts', signUp),
  owned('GET', 'accounts:batchGet', batchGet),
  owned('POST', 'accounts:batchDelete', batchDelete),
  plain('DELETE', /^\/emulator\/v1\/projects\/[^/]+\/accounts$/, reset),
  plain('GET', /^\/emulator\/v1\/projects\/[^/]+\/oobCodes$/, listOobCodes),
  plain('GET', /^\/emulator\/action$/, followLink),
  plain('GET', /^\/emulator\/v1\/projects\/[^/]+\/config$/, readConfig),
  plain('PATCH', /^\/emulator\/v1\/projects\/[^/]+\/config$/, updateConfig),
];

export function findRoute(method: string, pathname: string): Route | null {
  return routes.find((route) => route.method === method && route.path.test(pathname)) ?? null;
}
