import * as v from 'valibot';
import { decodeToken } from '../../tokens/unsigned-token';
import { AuthError, demand } from '../auth-error';
import { issueTokens, type Method } from '../auth-service';
import { isPassword } from '../password';

const passwordSchema = v.object({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
});

/** `accounts:signInWithPassword` */
export const signInWithPassword: Method = async ({ service, body }) => {
  const { email, password } = v.parse(passwordSchema, body);
  demand(email, 'MISSING_EMAIL');
  demand(password, 'MISSING_PASSWORD');
  const { isEmailPrivate } = service.settings;
  const account = service.accounts.byEmail(email);
  demand(account, isEmailPrivate ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND');
  demand(!account.disabled, 'USER_DISABLED');
  demand(
    account.password && (await isPassword(password, account.password)),
    isEmailPrivate ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD',
  );
  const tokens = await issueTokens(service, { ...account, lastLoginAt: service.now() }, 'password');
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.localId,
    email: account.email,
    ...tokens,
  };
};

const customTokenSchema = v.object({
  uid: v.optional(v.string()),
  user_id: v.optional(v.string()),
  claims: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** Test tools send the claims as plain JSON instead of a token. */
function readCustomToken(token: string) {
  try {
    return v.parse(
      customTokenSchema,
      token.startsWith('{') ? JSON.parse(token) : decodeToken(token),
    );
  } catch {
    throw new AuthError('INVALID_CUSTOM_TOKEN : Invalid assertion format');
  }
}

/** `accounts:signInWithCustomToken`; the token's signature is not verified. */
export const signInWithCustomToken: Method = async ({ service, body }) => {
  const { token } = v.parse(v.object({ token: v.optional(v.string()) }), body);
  demand(token, 'MISSING_CUSTOM_TOKEN');
  const { uid, user_id: userId, claims } = readCustomToken(token);
  const localId = uid ?? userId;
  demand(localId, 'MISSING_IDENTIFIER');
  const known = service.accounts.get(localId);
  demand(!known?.disabled, 'USER_DISABLED');
  const time = service.now();
  const account = {
    ...(known ?? { localId, createdAt: time }),
    customAuth: true,
    lastLoginAt: time,
  };
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: known === null,
    ...(await issueTokens(service, account, 'custom', claims)),
  };
};
