import { randomUUID } from 'node:crypto';
import { connectFirebase, type FirebaseServices } from '../engine/adapters/firebase-services';
import { systemClock } from '../engine/adapters/runtime/system-clock';
import { longestTelling, openNarrator } from '../engine/compose/open-narrator';
import type { Clock } from '../engine/ports/runtime/clock';
import type { EventLog } from '../engine/ports/runtime/event-log';
import type { AdmissionQueue } from '../engine/ports/runtime/admission-queue';
import type { PageQueue } from '../engine/ports/runtime/page-queue';
import type { Storyteller } from '../engine/ports/stories/storyteller';
import { createStoryteller } from '../engine/turn/offline-storyteller';
import type { StorySave } from '../engine/turn/save';
import type { LikeDeps } from '../engine/handlers/likes/like-deps';
import { createTurnQueue } from '../engine/handlers/play/turn-queue';
import { createProjector } from '../engine/handlers/publication/projector';
import type { Pace } from '../engine/handlers/progress/pace';
import type { StoryDeps } from './triggers/story-deps';
import { LEASE_MS, LIKES_REST_MS, playMs } from './limits';
import type { EngineSettings } from './settings';

/** What the functions of one instance share. */
export interface Instance<Save> {
  readonly stories: StoryDeps<Save>;
  readonly likes: LikeDeps;
  readonly services: FirebaseServices;
}

/** Where work is handed to. */
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
  /** The longest time that the storyteller takes to tell a turn, in ms. */
  readonly tellingMs: number;
  readonly likesRestMs: number;
}

/** Puts the engine's parts together as functions need them: likes come as events, pages as tasks. */
export function createInstance<Save>(parts: InstanceDeps<Save>): Instance<Save> {
  const { services, tellingMs, likesRestMs, clock, log } = parts;
  const { store, board, shards } = services;
  const newOwner = (): string => randomUUID();
  return {
    services,
    stories: {
      ...parts,
      store,
      entries: services.entries,
      terms: services.terms,
      agenda: services.agenda,
      room: services.room,
      accounts: services.accounts,
      projector: createProjector({ store, board, shards }),
      turns: createTurnQueue(),
      leaseMs: LEASE_MS + tellingMs,
      playMs: playMs(tellingMs),
      newOwner,
    },
    likes: { ...services, clock, log, newOwner, restMs: likesRestMs },
  };
}

/** Connects to the project that the functions belong to. */
export async function openInstance(
  { projectId, databaseURL, model, pageMs, turnMs, storiesPerHour }: EngineSettings,
  log: EventLog,
  queuesOf: (connection: string) => Queues,
): Promise<Instance<StorySave>> {
  const connection = 'functions';
  const services = connectFirebase(projectId, connection, databaseURL);
  const { usage } = services;
  // A task that ends lets its turn be told to the end.
  const stopping = new AbortController().signal;
  const offline = createStoryteller();
  const narrator =
    model === null ? null : await openNarrator(model, { usage, clock: systemClock, log, stopping });
  return createInstance({
    services,
    ...queuesOf(connection),
    clock: systemClock,
    log,
    pace: { pageMs, turnMs },
    storiesPerHour,
    storyteller: narrator === null ? offline : createStoryteller({ narrator }),
    preparing: offline,
    tellingMs: model === null ? 0 : longestTelling(model),
    likesRestMs: LIKES_REST_MS,
  });
}
