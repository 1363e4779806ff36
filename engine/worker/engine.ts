import { randomUUID } from 'node:crypto';
import { SHOWCASE_UID } from '../../story/paths';
import type { AccountService } from '../ports/accounts/account-service';
import type { Agenda } from '../ports/stories/agenda';
import type { Clock } from '../ports/runtime/clock';
import type { EntryStore } from '../ports/entries/entry-store';
import type { EventLog } from '../ports/runtime/event-log';
import type { PublicBoard } from '../ports/lists/public-board';
import type { StoryStore } from '../ports/stories/story-store';
import type { Storyteller } from '../ports/stories/storyteller';
import type { TermStore } from '../ports/moderation/term-store';
import type { WaitingRoom } from '../ports/entries/waiting-room';
import { startAdmissionWorker } from './admit-entries';
import { followLikes } from './watch-likes';
import type { LikeDeps } from '../handlers/likes/like-deps';
import { listOldSections } from '../handlers/likes/list-old-sections';
import { openStory } from '../handlers/play/open-story';
import { pageDue } from '../handlers/page-due';
import type { PlayDeps } from '../handlers/play/play-deps';
import { createTurnQueue } from '../handlers/play/turn-queue';
import { createProjector } from '../handlers/publication/projector';
import { updateRankingRegularly } from './watch-ranking';
import type { Pace } from '../handlers/progress/pace';
import { repairDueTimes } from './repair-due-times';
import { runSchedule } from './run-schedule';
import { ensureShowcase } from '../handlers/showcase/ensure-showcase';
import { errorDetail } from '../ports/runtime/error-detail';
import { stopController } from './timing/stop-controller';

/** The timeline keeps this many of the newest entries. */
const TIMELINE_LIMIT = 1000;
/** Pages that one worker plays at the same time: most of them wait for their next turn. */
const CAPACITY = 256;
/**
 * What a turn takes beside telling it. One that takes longer may be played by two workers; it is published once all the
 * same.
 */
const LEASE_MS = 5000;
/** First pages that it plays beside those. */
const RESERVE = 64;

/** What the engine has of its own to count likes with. */
type LikeServices = Omit<LikeDeps, 'newOwner' | 'restMs' | 'store' | 'entries'>;

export interface EngineDeps<Save> extends LikeServices {
  readonly storyteller: Storyteller<Save>;
  /** Plays what guests find at the start, many turns at once, where `storyteller` would take too long for that. */
  readonly preparing?: Storyteller<Save>;
  /** The longest time that the storyteller takes to tell a turn, in ms; 0 when it is left out. */
  readonly tellingMs?: number;
  readonly store: StoryStore;
  readonly entries: EntryStore;
  readonly agenda: Pick<Agenda, 'uids'>;
  readonly terms: TermStore;
  readonly board: PublicBoard;
  readonly accounts: Pick<AccountService, 'describe'>;
  readonly room: WaitingRoom;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly pace: Pace;
  /** Stories that begin in an hour, in the long run; others wait for their turn. */
  readonly storiesPerHour: number;
  /** Names this worker among all that play the same stories; a new name at each start. */
  readonly owner: string;
}

export interface Engine {
  /** Resolves when the showcase is there and new entries are listened for. */
  start(): Promise<void>;
  /** Finishes the turns in hand. Resolves when nothing is under way. */
  stop(): Promise<void>;
}

/** A worker over the whole database: plays every story when it is due and keeps the public lists. */
export function createEngine<Save>(parts: EngineDeps<Save>): Engine {
  const { store, entries, shards, board, clock, log, storyteller } = parts;
  const { preparing = storyteller, tellingMs = 0 } = parts;
  const ending = stopController();
  const stopping = ending.signal;
  const projector = createProjector({ store, board, shards });
  const turns = createTurnQueue();
  const play: PlayDeps<Save> = { ...parts, projector, turns, leaseMs: LEASE_MS + tellingMs };
  const repair = () => repairDueTimes(play);
  const closing: (() => void | Promise<void>)[] = [];

  const failed = (code: string, uid: string | null, error: unknown): void =>
    log({ level: 'error', code, ...(uid === null ? {} : { uid }), detail: errorDetail(error) });

  return {
    async start() {
      while (!(await listOldSections(parts))) continue;
      const likes = await followLikes({
        ...parts,
        newOwner: () => randomUUID(),
        restMs: 0,
        stopping,
      });
      closing.push(likes.unsubscribe, () => likes.idle());
      const behind = await store.unprojected();
      await Promise.all(behind.map((uid) => projector.bringUpToDate(uid)));
      // Before the showcase is waited for: its lease may be one of those.
      await repair();
      await ensureShowcase({ ...play, storyteller: preparing }, stopping).catch((error: unknown) =>
        // Everybody else's stories go on without it; the schedule tries it again.
        failed('showcase-not-played', SHOWCASE_UID, error),
      );
      const ranking = await updateRankingRegularly({ board, clock, log, stopping });
      closing.push(ranking.unsubscribe, () => ranking.idle());
      closing.push(await board.boundTimeline(TIMELINE_LIMIT));
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
        ...parts,
        stopping,
        open: async (uid) => {
          if (await openStory(uid, play)) schedule.begin(uid);
        },
      });
      closing.push(() => admission.ended);
      closing.unshift(await entries.watchNew((uid) => admission.enter(uid)));
    },
    async stop() {
      ending.abort();
      await Promise.all(closing.map(async (close) => close()));
    },
  };
}
