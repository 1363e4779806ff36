import * as v from 'valibot';
import { accountView, type Account } from '../auth/account';
import { normalizedEmail } from '../auth/account-store';
import { createPassword } from '../auth/password';

/** The password hash of this program, in the notation of `firebase auth:import --hash-algo`. */
const HASH_ALGORITHM = 'STANDARD_SCRYPT';

/** Google's emulator stores passwords in plain text. */
const EMULATOR_HASH = /^fakeHash:salt=.*?:password=(.*)$/s;

const milliseconds = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number());

const isoMilliseconds = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number(),
);

const exportedSchema = v.object({
  localId: v.string(),
  createdAt: v.optional(milliseconds),
  lastLoginAt: v.optional(milliseconds),
  lastRefreshAt: v.optional(isoMilliseconds),
  validSince: v.optional(milliseconds),
  disabled: v.optional(v.boolean()),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  email: v.optional(v.string()),
  emailVerified: v.optional(v.boolean()),
  phoneNumber: v.optional(v.string()),
  customAuth: v.optional(v.boolean()),
  customAttributes: v.optional(v.string()),
});

const passwordSchema = v.object({
  passwordHash: v.optional(v.string()),
  salt: v.optional(v.string()),
  hashAlgorithm: v.optional(v.string()),
  passwordUpdatedAt: v.optional(milliseconds),
});

type ExportedPassword = v.InferOutput<typeof passwordSchema>;

/**
 * An account as `accounts:batchGet` gives it to the owner. Its hash and salt are base64, as `firebase auth:import` takes them
 * (scrypt with cost 1024, block size 8, parallelization 1, 32 bytes).
 */
export function exportedAccount(account: Account): object {
  const { password } = account;
  return {
    ...accountView(account),
    ...(password !== undefined && {
      passwordHash: Buffer.from(password.hash, 'base64url').toString('base64'),
      salt: Buffer.from(password.salt).toString('base64'),
      hashAlgorithm: HASH_ALGORITHM,
    }),
  };
}

async function passwordOf(
  { passwordHash = '', salt = '', hashAlgorithm, passwordUpdatedAt }: ExportedPassword,
  now: number,
): Promise<Account['password']> {
  if (hashAlgorithm === HASH_ALGORITHM)
    return {
      hash: Buffer.from(passwordHash, 'base64').toString('base64url'),
      salt: Buffer.from(salt, 'base64').toString(),
      updatedAt: passwordUpdatedAt ?? now,
    };
  const [, inTheClear] = EMULATOR_HASH.exec(passwordHash) ?? [];
  return inTheClear === undefined ? undefined : createPassword(inTheClear, now);
}

export interface ImportedAccount {
  readonly account: Account;
  /** The account has a password hash that can't be verified here: the password must be reset. */
  readonly hasLostPassword: boolean;
}

/**
 * Parses an exported account. Throws for invalid ones.
 * @param now Milliseconds since the epoch.
 */
export async function importedAccount(json: unknown, now: number): Promise<ImportedAccount> {
  const plain = v.parse(exportedSchema, json);
  const exportedPassword = v.parse(passwordSchema, json);
  const password = await passwordOf(exportedPassword, now);
  return {
    account: {
      ...plain,
      createdAt: plain.createdAt ?? now,
      ...(plain.email !== undefined && { email: normalizedEmail(plain.email) }),
      ...(password !== undefined && { password }),
    },
    hasLostPassword: exportedPassword.passwordHash !== undefined && password === undefined,
  };
}
