import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalFirebase } from '../../local-firebase/start-local-firebase';
import { paths } from '../../story/paths';
import { ROOT } from '../../tools/support/root';

const ALICE = 'alice';
const BOB = 'bob';
const NOW = { '.sv': 'timestamp' };
const HASH = 'a'.repeat(64);

let firebase: Awaited<ReturnType<typeof startLocalFirebase>>;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  firebase = await startLocalFirebase({ authPort: 0, databasePort: 0, firestorePort: 0 });
  const [host = '', port = ''] = firebase.database.split(':');
  environment = await initializeTestEnvironment({
    projectId: 'demo-requests',
    database: {
      host,
      port: Number(port),
      rules: readFileSync(`${ROOT}database.rules.json`, 'utf8'),
    },
  });
});

afterAll(async () => {
  await environment.cleanup();
  await firebase.stop();
});

beforeEach(() => environment.clearDatabase());

const as = (uid: string) => environment.authenticatedContext(uid).database();
const stranger = () => environment.unauthenticatedContext().database();

async function given(values: Readonly<Record<string, unknown>>): Promise<void> {
  await environment.withSecurityRulesDisabled((context) => context.database().ref().update(values));
}

describe('an offer of an account', () => {
  const offer = { hash: HASH, date: NOW };

  it('is made, read and withdrawn by the account itself alone', async () => {
    const own = as(ALICE).ref(paths.handover(ALICE));
    await assertSucceeds(own.set(offer));
    await assertSucceeds(own.set({ ...offer, hash: 'b'.repeat(64) }));
    expect((await own.once('value')).child('hash').val()).toBe('b'.repeat(64));
    await assertSucceeds(own.remove());
    await assertFails(as(BOB).ref(paths.handover(ALICE)).set(offer));
    await assertFails(as(BOB).ref(paths.handover(ALICE)).once('value'));
    await assertFails(stranger().ref(paths.handover(ALICE)).set(offer));
  });

  it('cannot be looked for', async () => {
    await given({ [paths.handover(ALICE)]: { hash: HASH, date: 1 } });
    const all = as(BOB).ref(paths.handovers);
    await assertFails(all.once('value'));
    await assertFails(all.orderByChild('hash').equalTo(HASH).once('value'));
  });

  it.each([
    ['a code in plain text', { hash: 'ABCDE-23456', date: NOW }],
    ['a time of its own', { hash: HASH, date: Date.now() + 3_600_000 }],
    ['no time', { hash: HASH }],
    ['more than that', { hash: HASH, date: NOW, uid: BOB }],
  ])('is refused with %s', async (_, value) => {
    await assertFails(as(ALICE).ref(paths.handover(ALICE)).set(value));
  });
});

describe('a typed code', () => {
  const request = { code: 'ABCDE-23456', date: NOW };

  it('is written by the account that typed it, and waits to be served', async () => {
    const own = as(BOB).ref(paths.request('redeem', BOB));
    await assertSucceeds(own.set(request));
    await assertFails(own.set(request));
    await assertFails(own.remove());
    await assertFails(own.once('value'));
    await assertFails(as(ALICE).ref(paths.request('redeem', BOB)).set(request));
    await assertFails(as(ALICE).ref(paths.requests('redeem')).once('value'));
  });

  it('can be typed again when it has waited for a minute', async () => {
    const own = as(BOB).ref(paths.request('redeem', BOB));
    await given({ [paths.request('redeem', BOB)]: { code: 'X', date: Date.now() - 61_000 } });
    await assertSucceeds(own.set(request));
  });

  it.each([
    ['another length', { code: 'A'.repeat(41), date: NOW }],
    ['another type', { code: 1, date: NOW }],
    ['a time of its own', { code: 'ABCDE-23456', date: 1 }],
    ['a wish', { code: 'ABCDE-23456', date: NOW, uid: ALICE }],
  ])('is refused with %s', async (_, value) => {
    await assertFails(as(BOB).ref(paths.request('redeem', BOB)).set(value));
  });
});

it('an answer can be read and removed by its recipient, and written by no client', async () => {
  await given({ [paths.answer(BOB)]: { token: 'secret', date: 1 } });
  await assertFails(as(ALICE).ref(paths.answer(BOB)).once('value'));
  await assertFails(as(ALICE).ref(paths.answers).once('value'));
  await assertFails(as(ALICE).ref(paths.answer(BOB)).remove());
  await assertFails(as(BOB).ref(paths.answer(BOB)).set({ token: 'mine', date: 1 }));
  await assertSucceeds(as(BOB).ref(paths.answer(BOB)).once('value'));
  await assertSucceeds(as(BOB).ref(paths.answer(BOB)).remove());
});

it('who wants to be forgotten asks once, for themselves', async () => {
  const own = as(ALICE).ref(paths.request('erase', ALICE));
  await assertFails(as(BOB).ref(paths.request('erase', ALICE)).set({ date: NOW }));
  await assertFails(own.set({ date: 1 }));
  await assertFails(own.set({ date: NOW, uid: BOB }));
  await assertSucceeds(own.set({ date: NOW }));
  await assertSucceeds(own.once('value'));
  await assertFails(own.set({ date: NOW }));
  await assertFails(own.remove());
});

describe('a report', () => {
  const report = { date: '2026-11-21T00:00:00.000Z', reason: '', kind: 'harmful', at: NOW };

  it('is made again after a minute, not before', async () => {
    const own = as(ALICE).ref(paths.report('10353', ALICE));
    await assertSucceeds(own.set(report));
    // The response may have been lost: the same report is accepted again, and no other one in its place.
    await assertSucceeds(own.set(report));
    await assertFails(own.set({ ...report, reason: '怖いです。' }));
    await assertFails(own.set({ ...report, at: null }));
    const another = as(ALICE).ref(paths.report('other', ALICE));
    await assertFails(another.set(report));
    await given({ [paths.member('other')]: { onamae: '灯' } });
    await assertSucceeds(another.set(report));
    await given({ [`${paths.report('10353', ALICE)}/at`]: Date.now() - 61_000 });
    await assertSucceeds(own.set(report));
    await assertFails(own.remove());
  });

  it('without the server’s time is made once', async () => {
    const own = as(ALICE).ref(paths.report('10353', ALICE));
    await assertSucceeds(own.set({ date: report.date, reason: 'x' }));
    await assertFails(own.set(report));
  });

  it.each([
    ['another kind', { kind: 'boring' }],
    ['a time of its own', { at: 1 }],
    ['too much to say', { reason: 'あ'.repeat(501) }],
    ['more than that', { more: true }],
  ])('is refused with %s', async (_, change) => {
    await assertFails(
      as(ALICE)
        .ref(paths.report('10353', ALICE))
        .set({ ...report, ...change }),
    );
  });
});

it('likes wait for the end of the pause', async () => {
  const like = as(ALICE).ref(paths.favorite(ALICE, '10353_1_1E'));
  await given({
    'ai/27/engine/section/10353_1_1E': true,
    [`ai/27/engine/likesPausedUntil/${ALICE}`]: Date.now() + 60_000,
  });
  await assertFails(like.set(true));
  await assertSucceeds(as(BOB).ref(paths.favorite(BOB, '10353_1_1E')).set(true));
  await given({ [`ai/27/engine/likesPausedUntil/${ALICE}`]: Date.now() - 1 });
  await assertSucceeds(like.set(true));
  await assertFails(as(ALICE).ref(`ai/27/engine/likesPausedUntil/${ALICE}`).remove());
});
