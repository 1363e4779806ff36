import { signInAnonymously, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('forgets all accounts when it is reset', async () => {
  const { auth } = clients.admin();
  await auth.createUser({ uid: 'reset' });
  const response = await fetch(
    `http://${clients.server.auth}/emulator/v1/projects/demo-contract/accounts`,
    { method: 'DELETE', headers: { authorization: 'Bearer owner' } },
  );
  expect(response.status).toBe(200);
  expect((await auth.listUsers()).users).toEqual([]);
});

it('can be told not to say which emails are known', async () => {
  const config = `http://${clients.server.auth}/emulator/v1/projects/demo-contract/config`;
  const change = async (enableImprovedEmailPrivacy: boolean) => {
    const response = await fetch(config, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner' },
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
