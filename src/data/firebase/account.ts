import type { FirebaseApp } from 'firebase/app';
import {
  EmailAuthProvider,
  linkWithCredential,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type Auth,
  type User,
} from 'firebase/auth';
import { getDatabase, onValue, ref, serverTimestamp, set } from 'firebase/database';
import { paths } from '../../../story/paths';
import type { Accounts } from '../accounts';
import { DataError, dataErrorCode } from '../data-error';
import { accountProblem } from './account-problem';
import { confirmed } from './confirmed';
import { firstValue } from './first-value';
import { offerCode, redeemCode } from './handover';
import { signIn } from './sign-in';

/** The engine forgets somebody within seconds; what takes longer goes on without being watched. */
const ERASED_MS = 20_000;

/** What keeps an account beyond this browser, over an app whose Auth and database are connected. */
export function createAccounts(app: FirebaseApp, auth: Auth): Accounts {
  const database = getDatabase(app);
  // A token that could not be used for want of a network: its code is spent.
  const unused = new Map<string, string>();

  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw accountProblem(error);
    }
  };
  const currentUser = async (): Promise<User> => {
    await told(() => signIn(auth));
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
      await told(() => linkWithCredential(user, credential));
    },
    signIn: async (email, password) => {
      await told(() => signInWithEmailAndPassword(auth, email, password));
    },
    sendReset: (email) => told(() => sendPasswordResetEmail(auth, email)),
    offerCode: async () => offerCode(database, (await currentUser()).uid),
    watchOffer: (uid, next) =>
      onValue(
        ref(database, paths.handover(uid)),
        (snapshot) => next(snapshot.exists()),
        // Nothing is lost: the code says itself when it ends.
        () => undefined,
      ),
    redeem: async (code) => {
      const { uid } = await currentUser();
      const token = unused.get(code) ?? (await redeemCode(database, uid, code));
      unused.set(code, token);
      await told(() => signInWithCustomToken(auth, token));
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
