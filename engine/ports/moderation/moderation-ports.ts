import type { AdminRepository } from './admin-repository';
import type { HiddenStories } from './hidden-stories';
import type { ReportStore } from './report-store';
import type { StoryHiding } from './story-hiding';
import type { TermStore } from './term-store';

/** Reports, hidden content, and the operator's access. */
export interface ModerationPorts {
  readonly reports: ReportStore;
  readonly hiddenStories: HiddenStories;
  readonly storyHiding: StoryHiding;
  readonly terms: TermStore;
  readonly admin: AdminRepository;
}
