import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Account } from './account';
import { demand } from './auth-error';

type Password = NonNullable<Account['password']>;

const minLength = 6;

function hash(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password, salt, 32, { N: 1024 }, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

/** @throws {AuthError} `WEAK_PASSWORD` */
export async function createPassword(password: string, now: number): Promise<Password> {
  demand(
    password.length >= minLength,
    `WEAK_PASSWORD : Password should be at least ${minLength} characters`,
  );
  const salt = randomBytes(16).toString('base64url');
  return { salt, hash: (await hash(password, salt)).toString('base64url'), updatedAt: now };
}

export async function isPassword(given: string, kept: Password): Promise<boolean> {
  return timingSafeEqual(await hash(given, kept.salt), Buffer.from(kept.hash, 'base64url'));
}
