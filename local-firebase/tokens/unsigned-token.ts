import * as v from 'valibot';

export type Claims = Readonly<Record<string, unknown>>;

const claimsSchema = v.pipe(
  v.unknown(),
  // A list would pass for a record.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A JSON Web Token without a signature, as the Firebase emulators issue and take. */
export function encodeToken(claims: Claims): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** The claims of a JSON Web Token, whose signature is not looked at; null when it is none. */
export function decodeToken(token: string): Claims | null {
  const parts = token.split('.');
  if (parts.length !== 3) return null;
  try {
    return v.parse(
      claimsSchema,
      JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString('utf8')),
    );
  } catch {
    return null;
  }
}
