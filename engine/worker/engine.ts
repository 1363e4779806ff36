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

/** Pages that one worker plays at the same time: most of them wait for their next turn. */
const CAPACITY = 256;
/** First pages that it plays beside those. */
const RESERVE = 64;
/**
 * What a turn takes beside narrating it. One that takes longer may be played by two workers; it is published once all the
 * same.
 */
const LEASE_MS = 5000;
/** From one run of the handlers that no event calls to the next, in ms. */
const LISTS_MS = 60_000;
const TIDY_MS = 600_000;

export interface EngineDeps<Save>
  extends StoryPorts, EntryPorts, LikePorts, ListPorts, AccountPorts, ModerationPorts {
  readonly storyteller: Storyteller<Save>;
  /** Plays what guests find at the start, many turns at once, where `storyteller` would take too long for that. */
  readonly preparing?: Storyteller<Save>;
  /** The longest time that the storyteller takes to narrate a turn, in ms; 0 when it is left out. */
  readonly narratingMs?: number;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly pace: Pace;
  /** Stories that begin in an hour, in the long run; others wait for their turn. */
  readonly storiesPerHour: number;
  /** Names this worker among all that play the same stories; a new name at each start. */
  readonly owner: string;
}

export interface Engine {
  /** Resolves when the showcase is there and everything that the engine handles is watched. */
  start(): Promise<void>;
  /** Finishes the turns in hand. Resolves when nothing is under way. */
  stop(): Promise<void>;
}

/** A worker over the whole database: calls the handlers when something is written, and when something is due. */
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
    // Before the showcase is waited for: its lease may be one of those.
    await repair();
    await showcaseDue({ ...play, storyteller: preparing }, stopping).catch((error: unknown) =>
      // Everybody else's stories go on without it; the schedule tries it again.
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
