import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectFirebase, type FirebaseServices } from '../../engine/adapters/firebase-services';
import { systemClock } from '../../engine/adapters/runtime/system-clock';
import { watchRequests, type RequestWatcher } from '../../engine/worker/watch-requests';
import type { Data } from '../../src/data/data';
import { subscribe } from '../../src/data/subscription';
import { favoriteKey } from '../../story/favorite-key';
import { eventually } from '../support/eventually';
import { setDataLayer } from './data-layer';

const { projectId, newReader: newDevice } = setDataLayer();
const LIKE = favoriteKey({ docid: '10353', chapter: 1, section: 2 });
const BOOKMARK = { chapter: 1, section: 2, date: '2026-01-01T00:00:00.000Z' };

let services: FirebaseServices;
let engine: RequestWatcher;

beforeAll(async () => {
  services = connectFirebase(projectId, randomUUID());
  await services.sections.add('10353', [{ chapter: 1, section: 2 }]);
  engine = await watchRequests({ ...services, clock: systemClock, log: () => undefined });
});
afterAll(async () => {
  await engine.stop();
  await services.close();
});

/** A reader with a like and a bookmark. */
async function readerWithLikes(): Promise<{ device: Data; uid: string }> {
  const device = newDevice();
  const uid = (await device.session.signIn()) ?? '';
  await (await device.likes()).set(uid, LIKE, true);
  await (await device.reader()).writeBookmark(uid, '10353', BOOKMARK);
  return { device, uid };
}

/** Expects the like and the bookmark on a device that has signed in to another account. */
async function expectLikes(device: Data, uid: string): Promise<void> {
  const likes = vi.fn();
  const reader = vi.fn();
  const error = vi.fn();
  onTestFinished(
    subscribe(device.likes, (product) => product.watchOwn(uid), { next: likes, error }),
  );
  onTestFinished(
    subscribe(device.reader, (product) => product.watch(uid), { next: reader, error }),
  );
  await eventually(() => expect(likes).toHaveBeenCalledWith([LIKE]));
  await eventually(() =>
    expect(reader).toHaveBeenCalledWith(
      expect.objectContaining({ bookmarks: { '10353': BOOKMARK } }),
    ),
  );
  expect(error).not.toHaveBeenCalled();
}

describe('an e-mail address', () => {
  it('brings likes and bookmarks to another device', async () => {
    const { device, uid } = await readerWithLikes();
    const accounts = await device.accounts();
    expect(await accounts.read()).toEqual({ uid, email: null });
    await accounts.link('akari@example.com', 'himitsu-no-1');
    expect(await accounts.read()).toEqual({ uid, email: 'akari@example.com' });
    const other = newDevice();
    await other.session.signIn();
    const there = await other.accounts();
    await there.signIn('Akari@example.com', 'himitsu-no-1');
    expect(await there.read()).toEqual({ uid, email: 'akari@example.com' });
    await expectLikes(other, uid);
  });

  it.each([
    ['email-taken', 'taken@example.com', 'himitsu-no-2'],
    ['weak-password', 'weak@example.com', 'kurz'],
    ['bad-email', 'kein-klammeraffe', 'himitsu-no-2'],
  ])('says %s', async (code, email, password) => {
    const taken = await newDevice().accounts();
    await taken.link('taken@example.com', 'himitsu-no-2').catch(() => undefined);
    const accounts = await newDevice().accounts();
    await expect(accounts.link(email, password)).rejects.toMatchObject({ code });
  });

  it('does not reveal whether the address or the password is wrong', async () => {
    const accounts = await newDevice().accounts();
    await accounts.link('known@example.com', 'himitsu-no-3');
    await expect(accounts.link('known@example.com', 'himitsu-no-3')).rejects.toMatchObject({
      code: 'linked-already',
    });
    const other = await newDevice().accounts();
    const problem = { code: 'wrong-password' };
    await expect(other.signIn('known@example.com', 'falsch')).rejects.toMatchObject(problem);
    await expect(other.signIn('nobody@example.com', 'falsch')).rejects.toMatchObject(problem);
    await expect(other.sendReset('known@example.com')).resolves.toBeUndefined();
  });
});

describe('a code', () => {
  it('brings likes and bookmarks to another device, once, and says so to the old one', async () => {
    const { device, uid } = await readerWithLikes();
    const accounts = await device.accounts();
    const offered = vi.fn();
    const { code } = await accounts.offerCode();
    onTestFinished(accounts.watchOffer(uid, offered));
    await eventually(() => expect(offered).toHaveBeenLastCalledWith(true));
    const other = newDevice();
    const there = await other.accounts();
    await there.redeem(code.toLowerCase());
    expect(await there.read()).toEqual({ uid, email: null });
    await expectLikes(other, uid);
    await eventually(() => expect(offered).toHaveBeenLastCalledWith(false));
    const third = await newDevice().accounts();
    await expect(third.redeem(code)).rejects.toMatchObject({ code: 'unknown-code' });
  });

  it('ends with the next one', async () => {
    const accounts = await newDevice().accounts();
    const [first, second] = [await accounts.offerCode(), await accounts.offerCode()];
    const other = await newDevice().accounts();
    await expect(other.redeem(first.code)).rejects.toMatchObject({ code: 'unknown-code' });
    await other.redeem(second.code);
  });

  it('that is none is not even sent', async () => {
    const accounts = await newDevice().accounts();
    await expect(accounts.redeem('あいうえお')).rejects.toMatchObject({ code: 'unknown-code' });
  });
});

it('after its deletion an account is replaced by a new one', async () => {
  const { device, uid } = await readerWithLikes();
  const accounts = await device.accounts();
  expect(await accounts.erase()).toBe('done');
  const next = await accounts.read();
  expect(next.uid).not.toBe(uid);
});
