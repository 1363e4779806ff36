import type { SectionRef } from '../../../story/section-ref';
import type { Turn } from '../../../story/turn';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';

export interface ShownTurn {
  readonly turn: Turn;
  readonly chapterTitle: string;
}

/** A turn of the story on screen: undefined while it is loaded, null where there is none. */
export function useTurn(at: SectionRef | undefined): ShownTurn | null | undefined {
  const { story, status } = useAppSelector(selectAdventure);
  const stored = useChapter(at && story[at.chapter - 1]);
  const turn =
    at !== undefined && stored?.ok === true ? stored.chapter.turn[at.section - 1] : undefined;
  if (stored?.ok === true && turn !== undefined)
    return { turn, chapterTitle: stored.chapter.title };
  const isLoading = stored === undefined || (!stored.ok && stored.code === 'chunk-not-loaded');
  return at !== undefined && isLoading && status === 'loading' ? undefined : null;
}
