import type { TimelineEntry } from '../../story/public-lists';
import {
  newestLink,
  openingLinks,
  type OpeningLink,
  type WelcomeLink,
} from '../../view/welcome/welcome-links';
import type { PublicStory, StorySource } from '../source/story-source';

interface WelcomeDeps {
  readonly source: Pick<StorySource, 'timeline'>;
  readonly onFailure: (path: string, error: unknown) => void;
}

/** What home offers to strangers; without a timeline, of the showcase alone. */
export async function welcomeOver(
  story: PublicStory,
  { source, onFailure }: WelcomeDeps,
): Promise<{ newest: WelcomeLink | null; openings: readonly OpeningLink[] }> {
  const { listed, chapters } = story;
  const last = chapters.at(-1);
  const turns = last?.ok === true ? last.chapter.turn : [];
  const at = { chapter: listed.length, section: turns.length };
  const timeline = await source.timeline().catch((error: unknown): TimelineEntry[] => {
    onFailure('/', error);
    return [];
  });
  return {
    newest: newestLink(story, at, turns.at(-1), timeline),
    openings: openingLinks(timeline, story),
  };
}
