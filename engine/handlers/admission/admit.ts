import type { AccountService } from '../../ports/accounts/account-service';
import type { Clock } from '../../ports/runtime/clock';
import type { EventLog } from '../../ports/runtime/event-log';
import type { StoryStore } from '../../ports/stories/story-store';
import type { WaitingNewcomer, WaitingList } from '../../ports/entries/waiting-list';
import { errorDetail } from '../../ports/runtime/error-detail';
import { nextSlot, quotaOf, takeSlot, type Lane } from './quota';

/** Registrations within this time use the lane for newcomers. */
const FRESH_MS = 60_000;
/** A younger account may have been created by a script. */
const YOUNG_ACCOUNT_MS = 600_000;
/** The penalty for young accounts and failed admissions: their place in the order moves back by this time. */
const SETBACK_MS = 3_600_000;
/** The newest registrations that are compared: the older accounts among them are admitted first. */
const NEWEST = 500;
/** Stories that are opened at once: new registrations are considered between two batches. */
const AT_ONCE = 8;

export interface AdmissionDeps {
  readonly waitingList: WaitingList;
  readonly store: Pick<StoryStore, 'readProgress'>;
  readonly accounts: Pick<AccountService, 'describe'>;
  readonly clock: Clock;
  readonly log: EventLog;
  /** Stories admitted in an hour, on average. */
  readonly storiesPerHour: number;
}

/** A registration. */
export interface Registration {
  readonly uid: string;
  /** When the registration was received, in ms since 1970. */
  readonly at: number;
}

/**
 * Handles new registrations. Those without a free slot are put on the waiting list; linked accounts and stories that are
 * already open bypass it.
 * @param registrations Those that are on the list already keep their places.
 * @returns the registrations whose stories begin now.
 */
export async function enter(
  registrations: readonly Registration[],
  deps: AdmissionDeps,
): Promise<readonly string[]> {
  const { waitingList, store, accounts, log } = deps;
  const waiting = await waitingList.waitingAmong(registrations.map(({ uid }) => uid));
  const newcomers = registrations.filter(({ uid }) => !waiting.has(uid));
  const admitted = await admitAtOnce(newcomers, deps);
  const late = newcomers.slice(admitted.length);
  const exempt: string[] = [];
  const queued: WaitingNewcomer[] = [];
  const judge = async ({ uid, at }: Registration): Promise<void> => {
    const [progress, account] = await Promise.all([
      store.readProgress(uid),
      accounts.describe(uid),
    ]);
    if (progress !== null || account?.isLinked === true) return void exempt.push(uid);
    const isYoung = at - (account?.createdAt ?? at) < YOUNG_ACCOUNT_MS;
    queued.push({ uid, at, place: at + (isYoung ? SETBACK_MS : 0), isYoung });
  };
  await Promise.all(late.map(judge));
  await waitingList.add(queued);
  if (queued.length > 0) {
    log({ level: 'warning', code: 'registrations-wait', detail: `${queued.length} more` });
  }
  return [...admitted, ...exempt];
}

/** A registration does not bypass the waiting list: the order is decided among all waiting participants. */
async function admitAtOnce(
  newcomers: readonly Registration[],
  deps: AdmissionDeps,
): Promise<readonly string[]> {
  if (newcomers.length === 0 || (await deps.waitingList.inOrder(1)).length > 0) return [];
  const fresh = await takeSlots('fresh', newcomers.length, deps);
  const admitted = fresh + (await takeSlots('inTurn', newcomers.length - fresh, deps));
  return newcomers.slice(0, admitted).map(({ uid }) => uid);
}

/**
 * Begins the next stories of the waiting list.
 * @param begin Opens a story; idempotent.
 * @returns when to look again, in ms since 1970; null when the list is empty.
 */
export async function admitWaiting(
  deps: AdmissionDeps,
  begin: (uid: string) => Promise<void>,
): Promise<number | null> {
  const { waitingList, clock } = deps;
  const since = clock.now() - FRESH_MS;
  const fresh = (await waitingList.newest(NEWEST)).filter(({ at }) => at > since);
  const afterFresh = await admitSome('fresh', establishedFirst(fresh), deps, begin);
  const afterInTurn = await admitSome(
    'inTurn',
    await waitingList.inOrder(AT_ONCE + 1),
    deps,
    begin,
  );
  const looks = [afterFresh, afterInTurn].filter((at) => at !== null);
  return looks.length === 0 ? null : Math.min(...looks);
}

/** When the newest registration may begin, in ms since 1970. */
export async function nextFreshSlot({
  waitingList,
  clock,
  storiesPerHour,
}: Pick<AdmissionDeps, 'waitingList' | 'clock' | 'storiesPerHour'>): Promise<number> {
  return nextSlot(await waitingList.readSlots(), 'fresh', clock.now(), quotaOf(storiesPerHour));
}

/** The order is otherwise kept. */
function establishedFirst(newcomers: readonly WaitingNewcomer[]): WaitingNewcomer[] {
  return [...newcomers].sort((a, b) => Number(a.isYoung) - Number(b.isYoung));
}

/** @returns when the lane has its next slot for the remaining ones; null when none remain. */
async function admitSome(
  lane: Lane,
  candidates: readonly WaitingNewcomer[],
  deps: AdmissionDeps,
  begin: (uid: string) => Promise<void>,
): Promise<number | null> {
  const { waitingList, clock, log, storiesPerHour } = deps;
  const slots = await takeSlots(lane, Math.min(candidates.length, AT_ONCE), deps);
  const beginOne = async (newcomer: WaitingNewcomer): Promise<void> => {
    const { uid } = newcomer;
    try {
      await begin(uid);
      await waitingList.remove(uid);
    } catch (error) {
      log({ level: 'error', code: 'story-not-opened', uid, detail: errorDetail(error) });
      // A failed admission must not delay the others.
      await waitingList.add([{ ...newcomer, at: 0, place: clock.now() + SETBACK_MS }]);
    }
  };
  await Promise.all(candidates.slice(0, slots).map(beginOne));
  if (candidates.length <= slots) return null;
  return nextSlot(await waitingList.readSlots(), lane, clock.now(), quotaOf(storiesPerHour));
}

/** @returns how many slots were free, `wanted` at most. */
async function takeSlots(
  lane: Lane,
  wanted: number,
  { waitingList, clock, storiesPerHour }: AdmissionDeps,
): Promise<number> {
  if (wanted === 0) return 0;
  const quota = quotaOf(storiesPerHour);
  let count = 0;
  await waitingList.takeSlots((before) => {
    const now = clock.now();
    let taken = before;
    for (count = 0; count < wanted; count += 1) {
      const more = takeSlot(taken, lane, now, quota);
      if (more === null) break;
      taken = more;
    }
    return count === 0 ? null : taken;
  });
  return count;
}
