import type { Micros } from '../values/timestamp';

/** A resume token: the issuing process and the time up to which the client is up to date. */
export function encodeResumeToken(epoch: string, time: Micros): string {
  return Buffer.from(`${epoch}:${time}`).toString('base64');
}

/** The time of a token of the same process; `undefined` for any other. */
export function decodeResumeToken(epoch: string, token: string): Micros | undefined {
  const [issuer, time = ''] = Buffer.from(token, 'base64').toString('latin1').split(':');
  return issuer === epoch && /^\d{1,20}$/.test(time) ? BigInt(time) : undefined;
}
