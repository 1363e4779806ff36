/** Crockford's alphabet: nothing in it looks like anything else in it. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Ten symbols of 5 bits: 50 bits. */
const LENGTH = 10;

/** A code can be redeemed for this long after it was made, in ms. */
export const HANDOVER_MS = 600_000;

/** `/ai/27/handover/{uid}` */
export interface HandoverOffer {
  /** SHA-256 of `handoverSecret`, in hexadecimal digits. */
  readonly hash: string;
  /** When it was made, ms since 1970. */
  readonly date: number;
}

/** Why a code opened nothing. */
export type RedeemProblem = 'unknown-code' | 'too-many-attempts';

/** A code of ten symbols from as many random bytes, `ABCDE-23456` as people read it. */
export function handoverCode(random: Uint8Array): string {
  const symbols = Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte & 31));
  return `${symbols.slice(0, LENGTH / 2).join('')}-${symbols.slice(LENGTH / 2).join('')}`;
}

/** How many random bytes a code needs. */
export const HANDOVER_RANDOM_BYTES = LENGTH;

/** What was typed as the code's bare symbols, whatever its width, case and hyphens; null for what is no code. */
export function readHandoverCode(typed: string): string | null {
  const symbols = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s‐‑–—―ー−-]/gu, '')
    .replace(/[IL]/gu, '1')
    .replace(/O/gu, '0');
  const isCode =
    symbols.length === LENGTH && [...symbols].every((symbol) => ALPHABET.includes(symbol));
  return isCode ? symbols : null;
}

/** What is hashed of a code, given as its bare symbols: hashes of other things are no use for it. */
export const handoverSecret = (symbols: string): string => `tokinotabibito-handover:${symbols}`;
