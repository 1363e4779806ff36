import {
  createUserWithEmailAndPassword,
  signInAnonymously,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOfficial } from '../support/emulators';
import { startClients, type Clients } from './firebase-clients';

let clients: Clients;
beforeAll(async () => {
  clients = await startClients();
});
afterAll(() => clients.stop());

it('creates, finds, changes and deletes accounts', async () => {
  const { auth } = clients.admin();
  const created = await auth.createUser({
    uid: 'u1',
    email: 'u1@example.com',
    password: 'secret1',
    displayName: 'One',
  });
  expect(created).toMatchObject({ uid: 'u1', email: 'u1@example.com', displayName: 'One' });
  await expect(auth.createUser({ uid: 'u1' })).rejects.toMatchObject({
    code: 'auth/uid-already-exists',
  });
  expect((await auth.getUserByEmail('u1@example.com')).uid).toBe('u1');
  const changed = await auth.updateUser('u1', { displayName: null, emailVerified: true });
  expect(changed.displayName).toBeUndefined();
  expect(changed.emailVerified).toBe(true);
  await signInWithEmailAndPassword(clients.web().auth, 'u1@example.com', 'secret1');
  await auth.updateUser('u1', { disabled: true });
  await expect(
    signInWithEmailAndPassword(clients.web().auth, 'u1@example.com', 'secret1'),
  ).rejects.toMatchObject({ code: 'auth/user-disabled' });
  await auth.deleteUser('u1');
  await expect(auth.getUser('u1')).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

it('finds several accounts at once, by what is known of them', async () => {
  const { auth } = clients.admin();
  await auth.createUser({ uid: 'several-1', email: 'several@example.com' });
  await auth.createUser({ uid: 'several-2', phoneNumber: '+81312345678' });
  await auth.createUser({ uid: 'several-3' });
  const { users, notFound } = await auth.getUsers([
    { email: 'several@example.com' },
    { phoneNumber: '+81312345678' },
    { uid: 'several-3' },
    { uid: 'nobody' },
  ]);
  expect(users.map(({ uid }) => uid).sort()).toEqual(['several-1', 'several-2', 'several-3']);
  expect(notFound).toEqual([{ uid: 'nobody' }]);
  expect((await auth.getUserByPhoneNumber('+81312345678')).uid).toBe('several-2');
  await expect(auth.createUser({ email: 'several@example.com' })).rejects.toMatchObject({
    code: 'auth/email-already-exists',
  });
  const deleted = await auth.deleteUsers(['several-1', 'several-2', 'nobody']);
  expect(deleted).toMatchObject({ successCount: 3, failureCount: 0 });
  expect((await auth.getUsers([{ uid: 'several-1' }])).users).toEqual([]);
});

it('refuses invalid tokens, and those of disabled or deleted accounts', async () => {
  const { auth } = clients.admin();
  await expect(auth.verifyIdToken('nonsense')).rejects.toMatchObject({
    code: 'auth/argument-error',
  });
  const { user } = await signInAnonymously(clients.web().auth);
  const token = await user.getIdToken();
  expect((await auth.verifyIdToken(token, true)).firebase.sign_in_provider).toBe('anonymous');
  await auth.updateUser(user.uid, { disabled: true });
  await expect(auth.verifyIdToken(token, true)).rejects.toMatchObject({
    code: 'auth/user-disabled',
  });
  await auth.deleteUser(user.uid);
  await expect(auth.verifyIdToken(token, true)).rejects.toMatchObject({
    code: 'auth/user-not-found',
  });
  await expect(user.getIdToken(true)).rejects.toThrow();
});

it('ends the sessions of an account', async () => {
  const { auth } = clients.admin();
  const { user } = await createUserWithEmailAndPassword(
    clients.web().auth,
    'revoked@example.com',
    'secret1',
  );
  const token = await user.getIdToken();
  // Tokens and revocation times have a resolution of one second.
  const signedInAt = Date.parse(user.metadata.lastSignInTime ?? '');
  await expect.poll(() => Date.now()).toBeGreaterThan(signedInAt + 1000);
  await auth.revokeRefreshTokens(user.uid);
  await expect(auth.verifyIdToken(token, true)).rejects.toMatchObject({
    code: 'auth/id-token-revoked',
  });
  // The official emulator still issues tokens; the real service does not.
  const refreshed = user.getIdToken(true).then(
    () => 'refreshed',
    ({ code }: { code: unknown }) => code,
  );
  expect(await refreshed).toBe(isOfficial ? 'refreshed' : 'auth/user-token-expired');
  const again = await signInWithEmailAndPassword(
    clients.web().auth,
    'revoked@example.com',
    'secret1',
  );
  expect((await auth.verifyIdToken(await again.user.getIdToken(), true)).uid).toBe(user.uid);
});

it('keeps claims through a refresh, and removes them on request', async () => {
  const { auth } = clients.admin();
  const { user } = await signInAnonymously(clients.web().auth);
  await auth.setCustomUserClaims(user.uid, { role: 'editor', level: 3 });
  expect((await auth.getUser(user.uid)).customClaims).toEqual({ role: 'editor', level: 3 });
  expect(await auth.verifyIdToken(await user.getIdToken(true))).toMatchObject({ level: 3 });
  await auth.setCustomUserClaims(user.uid, null);
  expect((await user.getIdTokenResult(true)).claims['role']).toBeUndefined();
  await expect(
    auth.setCustomUserClaims(user.uid, { long: 'x'.repeat(1000) }),
  ).rejects.toMatchObject({ code: 'auth/claims-too-large' });
});

it('lists accounts page by page, and deletes several', async () => {
  const { auth } = clients.admin();
  const uids = Array.from({ length: 5 }, (_, index) => `page-${index}`);
  for (const uid of uids) await auth.createUser({ uid });
  const listed: string[] = [];
  let token: string | undefined;
  do {
    const page = await auth.listUsers(2, token);
    listed.push(...page.users.map(({ uid }) => uid));
    token = page.pageToken;
  } while (token !== undefined);
  expect(listed.filter((uid) => uid.startsWith('page-'))).toEqual(uids);
  expect((await auth.deleteUsers(uids)).successCount).toBe(5);
});

it('verifies tokens, sets claims and ends sessions', async () => {
  const { auth } = clients.admin();
  const { user } = await signInAnonymously(clients.web().auth);
  expect((await auth.verifyIdToken(await user.getIdToken())).uid).toBe(user.uid);
  await auth.setCustomUserClaims(user.uid, { role: 'editor' });
  const { claims } = await user.getIdTokenResult(true);
  expect(claims['role']).toBe('editor');
  await expect(auth.setCustomUserClaims(user.uid, { aud: 'x' })).rejects.toThrow();
});

it('deletes all accounts when it is reset', async () => {
  const { auth } = clients.admin();
  await auth.createUser({ uid: 'reset' });
  const response = await fetch(
    `http://${clients.server.auth}/emulator/v1/projects/demo-contract/accounts`,
    { method: 'DELETE' },
  );
  expect(response.status).toBe(200);
  expect((await auth.listUsers()).users).toEqual([]);
});

it('has email enumeration protection as a setting', async () => {
  const config = `http://${clients.server.auth}/emulator/v1/projects/demo-contract/config`;
  const change = async (enableImprovedEmailPrivacy: boolean) => {
    const response = await fetch(config, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
    });
    expect(await response.json()).toMatchObject({
      emailPrivacyConfig: { enableImprovedEmailPrivacy },
    });
  };
  await change(true);
  await expect(
    signInWithEmailAndPassword(clients.web().auth, 'unknown@example.com', 'secret1'),
  ).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  await change(false);
});
