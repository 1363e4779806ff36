import type { Agenda } from './agenda';
import type { StoryStore } from './story-store';

/** What stories are kept in, and what is due of them. */
export interface StoryPorts {
  readonly store: StoryStore;
  readonly agenda: Agenda;
}
