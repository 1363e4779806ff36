import { randomBytes } from 'node:crypto';
import { demand } from './auth-error';

/** An out-of-band code, sent by mail in production; the emulator lists it instead. */
export interface OobCode {
  readonly email: string;
  readonly requestType: 'PASSWORD_RESET';
  readonly oobCode: string;
  /** The link in the mail. */
  readonly oobLink: string;
}

export interface OobCodes {
  /** @param origin `http://HOST:PORT` of this service. */
  create(email: string, origin: string): OobCode;
  /** @throws {AuthError} `INVALID_OOB_CODE` */
  get(oobCode: string): OobCode;
  remove(oobCode: string): void;
  all(): OobCode[];
}

/** Codes are kept in memory only, as in the official emulator. */
export function createOobCodes(): OobCodes {
  const codes = new Map<string, OobCode>();
  return {
    create(email, origin) {
      const oobCode = randomBytes(40).toString('base64url');
      const link = new URL('/emulator/action', origin);
      link.search = new URLSearchParams({
        mode: 'resetPassword',
        lang: 'en',
        oobCode,
        apiKey: 'fake-api-key',
      }).toString();
      const made: OobCode = {
        email,
        requestType: 'PASSWORD_RESET',
        oobCode,
        oobLink: link.toString(),
      };
      codes.set(oobCode, made);
      return made;
    },
    get(oobCode) {
      const found = codes.get(oobCode);
      demand(found, 'INVALID_OOB_CODE');
      return found;
    },
    remove: (oobCode) => void codes.delete(oobCode),
    all: () => [...codes.values()],
  };
}
