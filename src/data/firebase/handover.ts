import { onValue, ref, remove, serverTimestamp, set, type Database } from 'firebase/database';
import * as v from 'valibot';
import {
  HANDOVER_MS,
  HANDOVER_RANDOM_BYTES,
  handoverCode,
  handoverSecret,
  readHandoverCode,
} from '../../../story/handover-code';
import { paths } from '../../../story/paths';
import { AccountError, type HandoverCode } from '../accounts';
import { dataErrorCode } from '../data-error';
import { confirmed } from './confirmed';
import { firstValue } from './first-value';

/** The engine answers within a second; without an engine there is no answer. */
const ANSWER_MS = 20_000;

async function hashOf(symbols: string): Promise<string> {
  const bytes = new TextEncoder().encode(handoverSecret(symbols));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes a code and puts its hash where the engine looks for it; the code itself stays on this device. */
export async function offerCode(database: Database, uid: string): Promise<HandoverCode> {
  const code = handoverCode(crypto.getRandomValues(new Uint8Array(HANDOVER_RANDOM_BYTES)));
  const hash = await hashOf(readHandoverCode(code) ?? '');
  const date = serverTimestamp();
  await confirmed(database, () => set(ref(database, paths.handover(uid)), { hash, date }));
  return { code, until: Date.now() + HANDOVER_MS };
}

const answerSchema = v.fallback(
  v.object({ token: v.fallback(v.string(), ''), error: v.fallback(v.string(), '') }),
  { token: '', error: '' },
);

/**
 * Has a code exchanged for a token of the account that made it.
 * @throws AccountError `unknown-code` or `too-many-attempts`
 * @throws DataError
 */
export async function redeemCode(database: Database, uid: string, typed: string): Promise<string> {
  const code = readHandoverCode(typed);
  if (code === null) throw new AccountError('unknown-code');
  const answer = ref(database, paths.answer(uid));
  await confirmed(database, () => remove(answer));
  await confirmed(database, () =>
    set(ref(database, paths.request('redeem', uid)), { code, date: serverTimestamp() }),
  );
  const stored = await firstValue<unknown>(ANSWER_MS, ({ next, error }) =>
    onValue(
      answer,
      (snapshot) => {
        if (snapshot.exists()) next(snapshot.val());
      },
      (problem) => error(dataErrorCode(problem)),
    ),
  );
  await confirmed(database, () => remove(answer));
  const { token, error } = v.parse(answerSchema, stored);
  if (token !== '') return token;
  throw new AccountError(error === 'too-many-attempts' ? 'too-many-attempts' : 'unknown-code');
}
