import * as v from 'valibot';
import { accountView, type Account } from '../account';
import { demand } from '../auth-error';
import {
  accountOfToken,
  endOfTokens,
  issueTokens,
  type AuthService,
  type Method,
} from '../auth-service';
import { createPassword } from '../password';
import { claimEmail } from './email';

const attribute = v.picklist(['EMAIL', 'DISPLAY_NAME', 'PHOTO_URL', 'PASSWORD', 'PROVIDER']);

const bodySchema = v.object({
  idToken: v.optional(v.string()),
  localId: v.optional(v.string()),
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  deleteAttribute: v.optional(v.array(attribute), []),
  deleteProvider: v.optional(v.array(v.string()), []),
  // Only the project owner may set these:
  emailVerified: v.optional(v.boolean()),
  phoneNumber: v.optional(v.string()),
  disableUser: v.optional(v.boolean()),
  customAttributes: v.optional(v.string()),
  validSince: v.optional(v.union([v.string(), v.number()])),
});

type Body = v.InferOutput<typeof bodySchema>;

const maxClaimsLength = 1000;

const reservedClaims = new Set(
  'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub'.split(' '),
);

function checkClaims(json: string): string {
  demand(json.length <= maxClaimsLength, 'CLAIMS_TOO_LARGE');
  let claims: unknown;
  try {
    claims = JSON.parse(json);
  } catch {
    claims = null;
  }
  demand(typeof claims === 'object' && claims !== null && !Array.isArray(claims), 'INVALID_CLAIMS');
  const forbidden = Object.keys(claims).find((name) => reservedClaims.has(name));
  demand(forbidden === undefined, `FORBIDDEN_CLAIM : ${forbidden}`);
  return json;
}

function ownerChanges(body: Body): Partial<Account> {
  return {
    ...(body.emailVerified !== undefined && { emailVerified: body.emailVerified }),
    ...(body.phoneNumber !== undefined && { phoneNumber: body.phoneNumber }),
    ...(body.disableUser !== undefined && { disabled: body.disableUser }),
    ...(body.customAttributes !== undefined && {
      customAttributes: checkClaims(body.customAttributes),
    }),
    ...(body.validSince !== undefined && { validSince: Number(body.validSince) }),
  };
}

async function commonChanges(
  service: AuthService,
  account: Account,
  body: Body,
): Promise<Partial<Account>> {
  const { email, password, displayName, photoUrl } = body;
  const time = service.now();
  return {
    ...(email !== undefined && {
      email: claimEmail(service, email, account.localId),
      emailVerified: email.toLowerCase() === account.email && (account.emailVerified ?? false),
    }),
    ...(password !== undefined && {
      password: await createPassword(password, time),
      validSince: endOfTokens(account, time),
    }),
    ...(displayName !== undefined && { displayName }),
    ...(photoUrl !== undefined && { photoUrl }),
  };
}

function withoutDeleted(account: Account, body: Body): Account {
  const left = { ...account };
  const deleted = new Set(body.deleteAttribute);
  if (deleted.has('EMAIL')) delete left.email;
  if (deleted.has('DISPLAY_NAME')) delete left.displayName;
  if (deleted.has('PHOTO_URL')) delete left.photoUrl;
  if (deleted.has('PASSWORD') || body.deleteProvider.includes('password')) delete left.password;
  if (body.deleteProvider.includes('phone')) delete left.phoneNumber;
  return left;
}

function target(service: AuthService, { idToken, localId }: Body, isOwner: boolean) {
  if (idToken !== undefined) return accountOfToken(service, idToken);
  demand(isOwner, 'MISSING_ID_TOKEN');
  demand(localId, 'MISSING_LOCAL_ID');
  const account = service.accounts.get(localId);
  demand(account, 'USER_NOT_FOUND');
  return { account, provider: null };
}

/** `accounts:update`: profile, email and password of an account. Setting both on an anonymous account links it. */
export const update: Method = async ({ service, body, isOwner }) => {
  const parsed = v.parse(bodySchema, body);
  const { account, provider } = target(service, parsed, isOwner);
  const changed = withoutDeleted(
    {
      ...account,
      ...(await commonChanges(service, account, parsed)),
      ...(isOwner && ownerChanges(parsed)),
    },
    parsed,
  );
  await service.accounts.put(changed);
  const isSignIn = provider !== null && parsed.password !== undefined;
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...accountView(changed),
    ...(isSignIn && (await issueTokens(service, changed, 'password'))),
  };
};
