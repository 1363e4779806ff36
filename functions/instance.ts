import { randomUUID } from 'node:crypto';
import { connectFirebase, type FirebaseServices } from '../engine/adapters/firebase-services';
import { systemClock } from '../engine/adapters/runtime/system-clock';
import { checkDataVersion } from '../engine/compose/check-data-version';
import { openStorytellers } from '../engine/compose/open-storytellers';
import type { Clock } from '../engine/ports/runtime/clock';
import type { EventLog } from '../engine/ports/runtime/event-log';
import type { AdmissionQueue } from '../engine/ports/runtime/admission-queue';
import type { PageQueue } from '../engine/ports/runtime/page-queue';
import type { Storyteller } from '../engine/ports/stories/storyteller';
import type { StorySave } from '../engine/turn/save';
import type { LikeDeps } from '../engine/handlers/likes/like-deps';
import { countStory } from '../engine/handlers/likes/count-story';
import { updateScore } from '../engine/handlers/likes/update-score';
import type { ListDeps } from '../engine/handlers/lists-due';
import { createTurnQueue } from '../engine/handlers/play/turn-queue';
import { createProjector } from '../engine/handlers/publication/projector';
import type { Pace } from '../engine/handlers/progress/pace';
import type { StoryDeps } from './triggers/story-deps';
import { LEASE_MS, LIKES_REST_MS, playMs } from './limits';
import type { FunctionsSettings } from './settings';

/** The shared state of one function instance. */
export interface Instance<Save> {
  readonly stories: StoryDeps<Save>;
  readonly likes: LikeDeps;
  readonly lists: ListDeps;
  readonly services: FirebaseServices;
}

/** The task queues. */
export interface Queues {
  readonly queue: PageQueue;
  readonly firstPageQueue: PageQueue;
  readonly admissionQueue: AdmissionQueue;
}

interface InstanceDeps<Save> extends Queues {
  readonly services: FirebaseServices;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly pace: Pace;
  readonly storiesPerHour: number;
  readonly storyteller: Storyteller<Save>;
  readonly preparing: Storyteller<Save>;
  /** The longest time that the storyteller takes to narrate a turn, in ms. */
  readonly narratingMs: number;
  readonly likesRestMs: number;
}

/** Composes the engine's deps for functions: likes arrive as events, pages as tasks. */
export function createInstance<Save>(deps: InstanceDeps<Save>): Instance<Save> {
  const { services, narratingMs, likesRestMs, clock, log } = deps;
  const { store, board, shards } = services;
  const newOwner = (): string => randomUUID();
  const projector = createProjector({ store, board, shards });
  const likes = { ...services, clock, log, newOwner, restMs: likesRestMs };
  const sweep = { ...likes, restMs: 0 };
  return {
    services,
    stories: {
      ...deps,
      store,
      entries: services.entries,
      terms: services.terms,
      agenda: services.agenda,
      waitingList: services.waitingList,
      accounts: services.accounts,
      projector,
      turns: createTurnQueue(),
      leaseMs: LEASE_MS + narratingMs,
      playMs: playMs(narratingMs),
      newOwner,
    },
    likes,
    lists: {
      ...{ ...sweep, projector },
      countStory: (docid) => countStory({ docid, key: '' }, sweep),
      updateScore: (docid) => updateScore(docid, sweep),
    },
  };
}

/**
 * Connects to the functions' project.
 * @throws EngineError `data-too-new`
 */
export async function openInstance(
  { projectId, databaseURL, model, pageMs, turnMs, storiesPerHour }: FunctionsSettings,
  log: EventLog,
  queuesOf: (connection: string) => Queues,
): Promise<Instance<StorySave>> {
  const connection = 'functions';
  const services = connectFirebase(projectId, connection, databaseURL);
  try {
    await checkDataVersion(services.dataVersion, log);
  } catch (error) {
    await services.close();
    throw error;
  }
  const { usage } = services;
  // A task that reaches its deadline completes the turn in progress.
  const stopping = new AbortController().signal;
  return createInstance({
    services,
    ...queuesOf(connection),
    ...(await openStorytellers(model, { usage, clock: systemClock, log, stopping })),
    clock: systemClock,
    log,
    pace: { pageMs, turnMs },
    storiesPerHour,
    likesRestMs: LIKES_REST_MS,
  });
}
