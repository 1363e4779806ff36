import { randomUUID } from 'node:crypto';
import { SHOWCASE_UID } from '../../story/paths';
import type { LikeDeps } from '../handlers/likes/like-deps';
import { listOldSections } from '../handlers/likes/list-old-sections';
import { listsDue } from '../handlers/lists-due';
import { pageDue } from '../handlers/page-due';
import { openStory } from '../handlers/play/open-story';
import type { PlayDeps } from '../handlers/play/play-deps';
import { createTurnQueue } from '../handlers/play/turn-queue';
import type { Pace } from '../handlers/progress/pace';
import { createProjector } from '../handlers/publication/projector';
import { beginNextVolume } from '../handlers/showcase/begin-next-volume';
import { showcaseDue } from '../handlers/showcase-due';
import { tidyDue } from '../handlers/tidy-due';
import type { AccountPorts } from '../ports/accounts/account-ports';
import type { EntryPorts } from '../ports/entries/entry-ports';
import type { LikePorts } from '../ports/likes/like-ports';
import type { ListPorts } from '../ports/lists/list-ports';
import type { ModerationPorts } from '../ports/moderation/moderation-ports';
import type { Clock } from '../ports/runtime/clock';
import type { EventLog } from '../ports/runtime/event-log';
import type { StoryPorts } from '../ports/stories/story-ports';
import { errorDetail } from '../ports/runtime/error-detail';
import type { Storyteller } from '../ports/stories/storyteller';
import { startAdmissionWorker } from './admission-worker';
import { repairDueTimes } from './repair-due-times';
import { runRegularly } from './run-regularly';
import { runSchedule } from './run-schedule';
import { stopController } from './timing/stop-controller';
import { watchHidden } from './watch-hidden';
import { watchLikes } from './watch-likes';
import { watchRanking } from './watch-ranking';
import { watchReports } from './watch-reports';
import { watchRequests } from './watch-requests';

/** Maximum number of pages that one worker plays at once: most of them wait for their next turn. */
const CAPACITY = 256;
/** Additional first pages of stories. */
const RESERVE = 64;
/**
 * Time for a turn's reads and writes, in addition to narrating it. A slower turn may be played by two workers, and is still
 * published once.
 */
const LEASE_MS = 5000;
/** Interval of the periodic handlers, in ms. */
const LISTS_MS = 60_000;
const TIDY_MS = 600_000;

export interface EngineDeps<Save>
  extends StoryPorts, EntryPorts, LikePorts, ListPorts, AccountPorts, ModerationPorts {
  readonly storyteller: Storyteller<Save>;
  /** Plays the showcase's first chapters at once, where `storyteller` would take too long for that. */
  readonly preparing?: Storyteller<Save>;
  /** The longest time that the storyteller takes to narrate a turn, in ms; 0 when it is left out. */
  readonly narratingMs?: number;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly pace: Pace;
  /** Stories admitted in an hour, on average; others wait on the waiting list. */
  readonly storiesPerHour: number;
  /** This worker's name in leases, unique among all workers and starts. */
  readonly owner: string;
}

export interface Engine {
  /** Resolves when the showcase exists and all watches are active. */
  start(): Promise<void>;
  /** Completes the turns in progress. Resolves when no work is left. */
  stop(): Promise<void>;
}

/** A worker for the whole database: calls the handlers when data is written, and when work is due. */
export function createEngine<Save>(deps: EngineDeps<Save>): Engine {
  const { store, entries, shards, board, clock, log, storyteller } = deps;
  const { preparing = storyteller, narratingMs = 0 } = deps;
  const ending = stopController();
  const stopping = ending.signal;
  const projector = createProjector({ store, board, shards });
  const turns = createTurnQueue();
  const play: PlayDeps<Save> = { ...deps, projector, turns, leaseMs: LEASE_MS + narratingMs };
  const repair = () => repairDueTimes(play);
  const closing: (() => void | Promise<void>)[] = [];

  const failed = (code: string, uid: string | null, error: unknown): void =>
    log({ level: 'error', code, ...(uid === null ? {} : { uid }), detail: errorDetail(error) });
  const regularly = (everyMs: number, failure: string, work: () => Promise<void>): void => {
    const ended = runRegularly({ clock, log, stopping, everyMs, failure, work });
    closing.push(() => ended);
  };

  const startLists = async (): Promise<void> => {
    const likeDeps: LikeDeps = { ...deps, newOwner: () => randomUUID(), restMs: 0 };
    while (!(await listOldSections(deps))) continue;
    const likes = await watchLikes({ ...likeDeps, stopping });
    closing.push(likes.unsubscribe, () => likes.idle());
    const lists = {
      ...{ ...deps, ...likeDeps, projector },
      countStory: (docid: string) => likes.countStory(docid),
      updateScore: (docid: string) => likes.updateScore(docid),
    };
    regularly(LISTS_MS, 'lists-not-kept', () => listsDue(lists));
    const behind = await store.unprojected();
    await Promise.all(behind.map((uid) => projector.bringUpToDate(uid)));
  };

  const startStories = async (): Promise<void> => {
    // Runs before the showcase is awaited: its lease may be too far in the future.
    await repair();
    await showcaseDue({ ...play, storyteller: preparing }, stopping).catch((error: unknown) =>
      // A failure does not affect other stories; the schedule retries it.
      failed('showcase-not-played', SHOWCASE_UID, error),
    );
    const schedule = runSchedule({
      store,
      clock,
      stopping,
      repair,
      capacity: CAPACITY,
      reserve: RESERVE,
      play: async (uid, kind) => (await pageDue(uid, play, stopping, kind)) !== 'not-claimed',
      failed: (uid, error) =>
        failed(uid === null ? 'schedule-not-read' : 'page-failed', uid, error),
    });
    closing.push(() => schedule.ended);
    const admission = startAdmissionWorker({
      ...deps,
      stopping,
      open: async (uid) => {
        if (await openStory(uid, play)) schedule.begin(uid);
      },
    });
    closing.push(() => admission.ended);
    closing.unshift(await entries.watchNew((uid) => admission.enter(uid)));
  };

  const startWatchers = async (): Promise<void> => {
    const ranking = await watchRanking({ board, clock, log, stopping });
    closing.push(ranking.unsubscribe, () => ranking.idle());
    for (const watch of [watchRequests, watchReports, watchHidden]) {
      const watcher = await watch(deps);
      closing.push(() => watcher.stop());
    }
    regularly(TIDY_MS, 'not-tidied', () => tidyDue(deps));
    regularly(TIDY_MS, 'showcase-not-played', () => beginNextVolume(play));
  };

  return {
    async start() {
      await startLists();
      await startStories();
      await startWatchers();
    },
    async stop() {
      ending.abort();
      await Promise.all(closing.map(async (close) => close()));
    },
  };
}
