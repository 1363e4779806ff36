import { normalizedEmail } from '../account-store';
import { demand } from '../auth-error';
import type { AuthService } from '../auth-service';

/**
 * Normalises the email, and checks that the account `localId` may use it.
 * @throws {AuthError} `INVALID_EMAIL` or `EMAIL_EXISTS`
 */
export function claimEmail(
  { accounts }: AuthService,
  email: string,
  localId: string | null,
): string {
  demand(/^[^@\s]+@[^@\s]+$/.test(email), 'INVALID_EMAIL');
  const taken = accounts.byEmail(email);
  demand(taken === null || taken.localId === localId, 'EMAIL_EXISTS');
  return normalizedEmail(email);
}
