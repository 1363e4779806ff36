import * as v from 'valibot';
import { accountView, type Account } from '../account';
import { demand } from '../auth-error';
import { accountOfToken, type AuthService, type Method } from '../auth-service';

const strings = v.optional(
  v.union([
    v.array(v.string()),
    v.pipe(
      v.string(),
      v.transform((value) => [value]),
    ),
  ]),
  [],
);

const ownerSchema = v.object({ localId: strings, email: strings, phoneNumber: strings });

function findAll({ accounts }: AuthService, body: unknown): Account[] {
  const { localId, email, phoneNumber } = v.parse(ownerSchema, body);
  const found = [
    ...localId.map((id) => accounts.get(id)),
    ...email.map((each) => accounts.byEmail(each)),
    ...phoneNumber.map((each) => accounts.byPhoneNumber(each)),
  ];
  return [...new Set(found.filter((account) => account !== null))];
}

/** `accounts:lookup`: the caller's own account; for the project owner, the accounts that the request names. */
export const lookup: Method = ({ service, body, isOwner }) => {
  const { idToken } = v.parse(v.object({ idToken: v.optional(v.string()) }), body);
  demand(isOwner || idToken, 'MISSING_ID_TOKEN');
  const found =
    idToken === undefined ? findAll(service, body) : [accountOfToken(service, idToken).account];
  return Promise.resolve({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    ...(found.length > 0 && { users: found.map(accountView) }),
  });
};

const maxPage = 1000;

/** `accounts:batchGet`: all accounts, in pages. */
export const batchGet: Method = ({ service, parameters }) => {
  const limit = Math.min(Number(parameters.get('maxResults')) || 20, maxPage);
  const after = parameters.get('nextPageToken') ?? '';
  const rest = service.accounts.all().filter(({ localId }) => localId > after);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return Promise.resolve({
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map(accountView),
    ...(rest.length > page.length && last && { nextPageToken: last.localId }),
  });
};
