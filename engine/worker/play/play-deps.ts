import type { Clock } from '../../ports/clock';
import type { EntryStore } from '../../ports/entry-store';
import type { EventLog } from '../../ports/event-log';
import type { StoryStore } from '../../ports/story-store';
import type { Storyteller } from '../../ports/storyteller';
import type { TermStore } from '../../ports/term-store';
import type { Projector } from '../publication/projector';
import type { Pace } from '../schedule/pace';
import type { TurnQueue } from '../timing/turn-queue';

/** What playing stories needs. */
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
  /** Names this worker among all that play the same stories. */
  readonly owner: string;
  /** How long a page stays with a worker that shows no life, in ms; longer than a turn takes to play. */
  readonly leaseMs: number;
}
