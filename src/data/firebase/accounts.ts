import {
  EmailAuthProvider,
  linkWithCredential,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type Auth,
  type User,
} from 'firebase/auth';
import { onValue, ref, serverTimestamp, set, type Database } from 'firebase/database';
import { paths } from '../../../story/paths';
import type { Accounts } from '../accounts';
import { DataError, dataErrorCode } from '../data-error';
import { accountProblem } from './account-problem';
import { confirmed } from './confirmed';
import { firstValue } from './first-value';
import { offerCode, redeemCode } from './handover';
import { signIn } from './sign-in';

/** The engine erases an account within seconds; an erasure that takes longer goes on unwatched. */
const ERASED_MS = 20_000;

/** What keeps an account beyond this browser. */
export function createAccounts(database: Database, auth: Auth): Accounts {
  // Tokens by their code. A code can be redeemed once; when signing in with its token fails, the token is used again.
  const unused = new Map<string, string>();

  const withCodes = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw accountProblem(error);
    }
  };
  const currentUser = async (): Promise<User> => {
    await withCodes(() => signIn(auth));
    if (auth.currentUser === null) throw new DataError('not-signed-in');
    return auth.currentUser;
  };

  return {
    read: async () => {
      const { uid, email } = await currentUser();
      return { uid, email };
    },
    link: async (email, password) => {
      const user = await currentUser();
      const credential = EmailAuthProvider.credential(email, password);
      await withCodes(() => linkWithCredential(user, credential));
    },
    signIn: async (email, password) => {
      await withCodes(() => signInWithEmailAndPassword(auth, email, password));
    },
    sendReset: (email) => withCodes(() => sendPasswordResetEmail(auth, email)),
    offerCode: async () => offerCode(database, (await currentUser()).uid),
    watchOffer: (uid, next) =>
      onValue(
        ref(database, paths.handover(uid)),
        (snapshot) => next(snapshot.exists()),
        // Unwatched, the code still ends at its time.
        () => undefined,
      ),
    redeem: async (code) => {
      const { uid } = await currentUser();
      const token = unused.get(code) ?? (await redeemCode(database, uid, code));
      unused.set(code, token);
      await withCodes(() => signInWithCustomToken(auth, token));
      unused.delete(code);
    },
    erase: async () => {
      const { uid } = await currentUser();
      const request = ref(database, paths.request('erase', uid));
      await confirmed(database, () => set(request, { date: serverTimestamp() }));
      const outcome = await firstValue<'done'>(ERASED_MS, ({ next, error }) =>
        onValue(
          request,
          (snapshot) => {
            if (!snapshot.exists()) next('done');
          },
          (problem) => error(dataErrorCode(problem)),
        ),
      ).catch(() => 'accepted' as const);
      await auth.signOut();
      return outcome;
    },
  };
}
