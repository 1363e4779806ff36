import * as v from 'valibot';

/** Times are milliseconds since the epoch. */
export const accountSchema = v.object({
  localId: v.string(),
  createdAt: v.number(),
  lastLoginAt: v.optional(v.number()),
  lastRefreshAt: v.optional(v.number()),
  /** Tokens issued before this moment (seconds since the epoch) are revoked. */
  validSince: v.optional(v.number()),
  disabled: v.optional(v.boolean()),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  email: v.optional(v.string()),
  emailVerified: v.optional(v.boolean()),
  phoneNumber: v.optional(v.string()),
  password: v.optional(v.object({ salt: v.string(), hash: v.string(), updatedAt: v.number() })),
  /** The account was created by, or signed in with, a custom token. */
  customAuth: v.optional(v.boolean()),
  /** JSON of the custom claims. */
  customAttributes: v.optional(v.string()),
});

export type Account = v.InferOutput<typeof accountSchema>;

function profile({ displayName, photoUrl }: Account) {
  return {
    ...(displayName !== undefined && { displayName }),
    ...(photoUrl !== undefined && { photoUrl }),
  };
}

function passwordProvider(account: Account) {
  const { email, password } = account;
  if (email === undefined || password === undefined) return [];
  return [{ providerId: 'password', email, federatedId: email, rawId: email, ...profile(account) }];
}

/** The account in the format of the REST API, in which some numbers are strings. */
export function accountView(account: Account) {
  const { password, createdAt, lastLoginAt, lastRefreshAt, validSince, ...plain } = account;
  return {
    ...plain,
    createdAt: String(createdAt),
    ...(lastLoginAt !== undefined && { lastLoginAt: String(lastLoginAt) }),
    ...(lastRefreshAt !== undefined && { lastRefreshAt: new Date(lastRefreshAt).toISOString() }),
    ...(validSince !== undefined && { validSince: String(validSince) }),
    ...(password !== undefined && {
      passwordHash: 'UkVEQUNURUQ=',
      passwordUpdatedAt: password.updatedAt,
    }),
    providerUserInfo: passwordProvider(account),
  };
}
