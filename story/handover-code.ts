/** Crockford's base32 alphabet, without ambiguous symbols. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Ten symbols of 5 bits: 50 bits. */
const LENGTH = 10;

/** Expiry of a handover code after its creation, in ms. */
export const HANDOVER_MS = 600_000;

/** `/ai/27/handover/{uid}` */
export interface HandoverOffer {
  /** SHA-256 of `handoverSecret`, in hexadecimal digits. */
  readonly hash: string;
  /** Creation time in ms since the epoch. */
  readonly date: number;
}

/** Why a code was refused. */
export type RedeemProblem = 'unknown-code' | 'too-many-attempts';

/** Encodes random bytes as a code of ten symbols, formatted as `ABCDE-23456`. */
export function handoverCode(random: Uint8Array): string {
  const symbols = Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte & 31));
  return `${symbols.slice(0, LENGTH / 2).join('')}-${symbols.slice(LENGTH / 2).join('')}`;
}

/** Number of random bytes of a code. */
export const HANDOVER_RANDOM_BYTES = LENGTH;

/** The normalised symbols of typed input, whatever its width, case and hyphens; null if it is not a code. */
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

/** The hash input of a code, given its normalised symbols, with a prefix that separates it from other hashes. */
export const handoverSecret = (symbols: string): string => `tokinotabibito-handover:${symbols}`;
