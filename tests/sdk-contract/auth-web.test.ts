import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { get, ref, set } from 'firebase/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClients, type Clients } from './firebase-clients';

let clients: Clients;
beforeAll(async () => {
  clients = await startClients({
    databaseRules: JSON.stringify({
      rules: {
        owned: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } },
      },
    }),
  });
});
afterAll(() => clients.stop());

describe('an anonymous account', () => {
  it('has a token that says so, and gets new ones', async () => {
    const { user } = await signInAnonymously(clients.web().auth);
    expect(user.isAnonymous).toBe(true);
    expect(user.uid).toMatch(/^[A-Za-z0-9]{28}$/);
    const { claims, signInProvider } = await user.getIdTokenResult(true);
    expect(signInProvider).toBe('anonymous');
    expect(claims).toMatchObject({ user_id: user.uid, sub: user.uid, aud: 'demo-contract' });
    await user.reload();
    expect(user.metadata.creationTime).toBeDefined();
  });

  it('is another one each time', async () => {
    const uids = await Promise.all(
      [1, 2, 3].map(async () => (await signInAnonymously(clients.web().auth)).user.uid),
    );
    expect(new Set(uids).size).toBe(3);
  });

  it('can be given a profile, and be deleted', async () => {
    const { auth } = clients.web();
    const { user } = await signInAnonymously(auth);
    await updateProfile(user, { displayName: '灯' });
    await user.reload();
    expect(user.displayName).toBe('灯');
    await deleteUser(user);
    expect(auth.currentUser).toBe(null);
  });

  it('stays itself when it is linked with an email and a password', async () => {
    const { user } = await signInAnonymously(clients.web().auth);
    const credential = EmailAuthProvider.credential('Linked@example.com', 'secret1');
    const linked = await linkWithCredential(user, credential);
    expect(linked.user).toMatchObject({
      uid: user.uid,
      isAnonymous: false,
      email: 'linked@example.com',
    });
    const again = await signInWithEmailAndPassword(
      clients.web().auth,
      'linked@example.com',
      'secret1',
    );
    expect(again.user.uid).toBe(user.uid);
    const { claims, signInProvider } = await again.user.getIdTokenResult();
    expect(signInProvider).toBe('password');
    expect(claims).toMatchObject({ email: 'linked@example.com', email_verified: false });
    expect(again.user.providerData).toMatchObject([{ providerId: 'password' }]);
  });

  it('can not take an email that another account has, or a password that is weak', async () => {
    await createUserWithEmailAndPassword(clients.web().auth, 'taken@example.com', 'secret1');
    const { user } = await signInAnonymously(clients.web().auth);
    await expect(
      linkWithCredential(user, EmailAuthProvider.credential('taken@example.com', 'secret2')),
    ).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
    await expect(
      linkWithCredential(user, EmailAuthProvider.credential('free@example.com', '1')),
    ).rejects.toMatchObject({ code: 'auth/weak-password' });
    await user.reload();
    expect(user).toMatchObject({ isAnonymous: true, email: null });
  });

  it('keeps what it may read and write when it is linked', async () => {
    const { auth, database } = clients.web();
    const { user } = await signInAnonymously(auth);
    const own = ref(database, `owned/${user.uid}`);
    await set(own, 'anonymous');
    await linkWithCredential(user, EmailAuthProvider.credential('owner@example.com', 'secret1'));
    await set(own, 'linked');
    const other = clients.web();
    await signInWithEmailAndPassword(other.auth, 'owner@example.com', 'secret1');
    expect((await get(ref(other.database, `owned/${user.uid}`))).val()).toBe('linked');
    await signInAnonymously(other.auth);
    await expect(get(ref(other.database, `owned/${user.uid}`))).rejects.toThrow();
  });
});

describe('an account with email and password', () => {
  it('is created once, and entered with the right password', async () => {
    const { auth } = clients.web();
    await createUserWithEmailAndPassword(auth, 'a@example.com', 'secret1');
    await expect(
      createUserWithEmailAndPassword(auth, 'A@example.com', 'secret1'),
    ).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
    await expect(
      signInWithEmailAndPassword(auth, 'a@example.com', 'wrong-1'),
    ).rejects.toMatchObject({ code: 'auth/wrong-password' });
    await expect(
      signInWithEmailAndPassword(auth, 'b@example.com', 'secret1'),
    ).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await expect(
      createUserWithEmailAndPassword(auth, 'c@example.com', '123'),
    ).rejects.toMatchObject({ code: 'auth/weak-password' });
  });

  it('can change its password', async () => {
    const { user } = await createUserWithEmailAndPassword(
      clients.web().auth,
      'd@example.com',
      'secret1',
    );
    await updatePassword(user, 'secret2');
    await reauthenticateWithCredential(
      user,
      EmailAuthProvider.credential('d@example.com', 'secret2'),
    );
    await expect(user.getIdToken(true)).resolves.toBeTypeOf('string');
    const other = clients.web().auth;
    await expect(signInWithEmailAndPassword(other, 'd@example.com', 'secret1')).rejects.toThrow();
    await signInWithEmailAndPassword(other, 'd@example.com', 'secret2');
  });
});

it('a custom token signs in, with its claims', async () => {
  const token = await clients.admin().auth.createCustomToken('custom-1', { role: 'editor' });
  const { user } = await signInWithCustomToken(clients.web().auth, token);
  expect(user.uid).toBe('custom-1');
  const { claims } = await user.getIdTokenResult(true);
  expect(claims['role']).toBe('editor');
});

it('errors have the shape that clients know', async () => {
  const response = await fetch(
    `http://${clients.server.auth}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: 'nonsense' }),
    },
  );
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: {
      code: 400,
      message: 'INVALID_ID_TOKEN',
      errors: [{ message: 'INVALID_ID_TOKEN', reason: 'invalid', domain: 'global' }],
    },
  });
});

it('a page of any origin may ask', async () => {
  const response = await fetch(
    `http://${clients.server.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp`,
    {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-client-version',
      },
    },
  );
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect(response.headers.get('access-control-allow-headers')).toBe('x-client-version');
});
