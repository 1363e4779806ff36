import * as v from 'valibot';

export type Claims = Readonly<Record<string, unknown>>;

const claimsSchema = v.pipe(
  v.unknown(),
  // An array would pass as a record.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** An unsigned JSON Web Token, as the Firebase emulators issue and accept. */
export function encodeToken(claims: Claims): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** The claims of a JSON Web Token, whose signature is not verified; null if it is malformed. */
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
