import type { Clock } from '../../ports/runtime/clock';
import type { EntryStore } from '../../ports/entries/entry-store';
import type { EventLog } from '../../ports/runtime/event-log';
import type { StoryStore } from '../../ports/stories/story-store';
import type { Storyteller } from '../../ports/stories/storyteller';
import type { TermStore } from '../../ports/moderation/term-store';
import type { Projector } from '../publication/projector';
import type { Pace } from '../progress/pace';
import type { TurnQueue } from './turn-queue';

/** The dependencies of playing stories. */
export interface PlayDeps<Save> {
  readonly storyteller: Storyteller<Save>;
  readonly store: StoryStore;
  readonly entries: EntryStore;
  readonly terms: TermStore;
  readonly projector: Projector;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly pace: Pace;
  /** Shared by all pages that one process plays. */
  readonly turns: TurnQueue;
  /** This worker's name in leases, unique among all workers. */
  readonly owner: string;
  /** The duration of a lease without renewal, in ms; longer than playing a turn takes. */
  readonly leaseMs: number;
}
