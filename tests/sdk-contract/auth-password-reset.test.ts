import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClients, type Clients } from './firebase-clients';

let clients: Clients;
beforeAll(async () => {
  clients = await startClients();
});
afterAll(() => clients.stop());

interface Sent {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

/** The newest mail to an address. */
async function mailTo(email: string): Promise<Sent> {
  const answer = await fetch(
    `http://${clients.server.auth}/emulator/v1/projects/demo-contract/oobCodes`,
  );
  const { oobCodes } = (await answer.json()) as { oobCodes: Sent[] };
  const found = oobCodes.findLast((sent) => sent.email === email);
  if (found === undefined) throw new Error(`nothing was sent to ${email}`);
  return found;
}

describe('a forgotten password', () => {
  it('is changed by the code that was sent, once', async () => {
    const { auth } = clients.web();
    await createUserWithEmailAndPassword(auth, 'forgot@example.com', 'secret1');
    await sendPasswordResetEmail(auth, 'Forgot@example.com');
    const { oobCode, requestType } = await mailTo('forgot@example.com');
    expect(requestType).toBe('PASSWORD_RESET');
    expect(await verifyPasswordResetCode(auth, oobCode)).toBe('forgot@example.com');
    await expect(confirmPasswordReset(auth, oobCode, 'short')).rejects.toThrow(
      /auth\/weak-password/u,
    );
    await confirmPasswordReset(auth, oobCode, 'secret2');
    await expect(confirmPasswordReset(auth, oobCode, 'secret3')).rejects.toThrow(
      /auth\/invalid-action-code/u,
    );
    const other = clients.web().auth;
    await expect(
      signInWithEmailAndPassword(other, 'forgot@example.com', 'secret1'),
    ).rejects.toThrow(/auth\/wrong-password/u);
    const { user } = await signInWithEmailAndPassword(other, 'forgot@example.com', 'secret2');
    expect(user.emailVerified).toBe(true);
  });

  it('of a linked account leaves it the uid it had as an anonymous one', async () => {
    const { auth } = clients.web();
    const { user } = await signInAnonymously(auth);
    await linkWithCredential(user, EmailAuthProvider.credential('kept@example.com', 'secret1'));
    await sendPasswordResetEmail(auth, 'kept@example.com');
    const { oobLink } = await mailTo('kept@example.com');
    const followed = await fetch(`${oobLink}&newPassword=secret2`);
    expect(await followed.json()).toMatchObject({ authEmulator: { email: 'kept@example.com' } });
    const again = await signInWithEmailAndPassword(
      clients.web().auth,
      'kept@example.com',
      'secret2',
    );
    expect(again.user.uid).toBe(user.uid);
  });

  it('to an unknown address is refused, unless email enumeration protection is on', async () => {
    const { auth } = clients.web();
    await expect(sendPasswordResetEmail(auth, 'nobody@example.com')).rejects.toThrow(
      /auth\/user-not-found/u,
    );
    const config = `http://${clients.server.auth}/emulator/v1/projects/demo-contract/config`;
    const setPrivacy = (enableImprovedEmailPrivacy: boolean) =>
      fetch(config, {
        method: 'PATCH',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
      });
    await setPrivacy(true);
    try {
      await expect(sendPasswordResetEmail(auth, 'nobody@example.com')).resolves.toBeUndefined();
      await expect(mailTo('nobody@example.com')).rejects.toThrow();
    } finally {
      await setPrivacy(false);
    }
  });

  it('is asked for by a backend, which gets the link', async () => {
    await createUserWithEmailAndPassword(clients.web().auth, 'byowner@example.com', 'secret1');
    const link = await clients.admin().auth.generatePasswordResetLink('byowner@example.com');
    expect(new URL(link).searchParams.get('mode')).toBe('resetPassword');
  });
});
