import type { Clock } from '../../ports/runtime/clock';
import type { EntryStore } from '../../ports/entries/entry-store';
import type { EventLog } from '../../ports/runtime/event-log';
import type { StoryStore } from '../../ports/stories/story-store';
import type { Storyteller } from '../../ports/stories/storyteller';
import type { TermStore } from '../../ports/moderation/term-store';
import type { Projector } from '../publication/projector';
import type { Pace } from '../progress/pace';
import type { TurnQueue } from './turn-queue';

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
