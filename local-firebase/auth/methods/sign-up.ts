import * as v from 'valibot';
import type { Account } from '../account';
import { demand } from '../auth-error';
import { accountOfToken, issueTokens, type AuthService, type Method } from '../auth-service';
import { createPassword } from '../password';
import { claimEmail } from './email';

const bodySchema = v.object({
  localId: v.optional(v.string()),
  idToken: v.optional(v.string()),
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  phoneNumber: v.optional(v.string()),
  emailVerified: v.optional(v.boolean()),
  disabled: v.optional(v.boolean()),
});

type Body = v.InferOutput<typeof bodySchema>;

async function credentials(
  service: AuthService,
  { email, password }: Body,
  localId: string | null,
): Promise<Partial<Account>> {
  return {
    ...(email !== undefined && {
      email: claimEmail(service, email, localId),
      emailVerified: false,
    }),
    ...(password !== undefined && { password: await createPassword(password, service.now()) }),
  };
}

async function createByOwner(service: AuthService, body: Body) {
  const { localId, displayName, photoUrl, phoneNumber, emailVerified, disabled } = body;
  const { accounts } = service;
  demand(localId === undefined || accounts.get(localId) === null, 'DUPLICATE_LOCAL_ID');
  demand(!phoneNumber || accounts.byPhoneNumber(phoneNumber) === null, 'PHONE_NUMBER_EXISTS');
  const account: Account = {
    localId: localId ?? service.newLocalId(),
    createdAt: service.now(),
    ...(await credentials(service, body, null)),
    ...(displayName !== undefined && { displayName }),
    ...(photoUrl !== undefined && { photoUrl }),
    ...(phoneNumber !== undefined && { phoneNumber }),
    ...(emailVerified !== undefined && { emailVerified }),
    ...(disabled !== undefined && { disabled }),
  };
  await accounts.put(account);
  return account;
}

async function createByClient(service: AuthService, body: Body) {
  demand(body.localId === undefined, 'UNEXPECTED_PARAMETER : User ID');
  const isAnonymous = [body.idToken, body.email, body.password].every((each) => each === undefined);
  demand(isAnonymous || body.email, 'MISSING_EMAIL');
  demand(isAnonymous || body.password, 'MISSING_PASSWORD');
  const linked = body.idToken === undefined ? null : accountOfToken(service, body.idToken).account;
  const time = service.now();
  const account: Account = {
    ...(linked ?? { localId: service.newLocalId(), createdAt: time }),
    ...(await credentials(service, body, linked?.localId ?? null)),
    lastLoginAt: time,
  };
  const tokens = await issueTokens(service, account, isAnonymous ? 'anonymous' : 'password');
  return { account, tokens };
}

/**
 * `accounts:signUp`: creates an anonymous account, one with email and password, or one with the properties that the
 * project owner sets.
 */
export const signUp: Method = async ({ service, body, isOwner }) => {
  const parsed = v.parse(bodySchema, body);
  const { account, tokens } = isOwner
    ? { account: await createByOwner(service, parsed), tokens: {} }
    : await createByClient(service, parsed);
  const { localId, email, displayName } = account;
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId,
    ...(email !== undefined && { email }),
    ...(displayName !== undefined && { displayName }),
    ...tokens,
  };
};
