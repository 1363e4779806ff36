import { createHash, timingSafeEqual } from 'node:crypto';
import type { Answer } from '../../pages/answer';
import type { GuardedRequest } from '../../pages/http/guard-requests';
import type { Health } from '../../engine/handlers/read-health';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/**
 * The operator's health page: 200 when all is well, 503 when stories are overdue. A request without the key gets the same
 * answer as one for an unknown page.
 * @param request With the key in its header `x-health-key`.
 * @param key null: there is no health page.
 */
export async function answerHealth(
  { headers: { 'x-health-key': given } }: Pick<GuardedRequest, 'headers'>,
  key: string | null,
  read: () => Promise<Health>,
): Promise<Answer> {
  if (key === null || typeof given !== 'string' || !isSame(given, key)) {
    return { status: 404, headers: HEADERS, body: '{"code":"not-found"}\n' };
  }
  const health = await read();
  return {
    status: health.ok ? 200 : 503,
    headers: HEADERS,
    body: `${JSON.stringify(health, null, 2)}\n`,
  };
}

/** A constant-time comparison. */
function isSame(given: string, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(key));
}
