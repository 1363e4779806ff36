import type { Agenda } from './agenda';
import type { StoryStore } from './story-store';

/** The stores of stories, and the agenda. */
export interface StoryPorts {
  readonly store: StoryStore;
  readonly agenda: Agenda;
}
