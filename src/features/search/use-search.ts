import { startTransition, useEffect, useState } from 'react';
import type { ListedChapter, ReadChapter } from '../../../story/listed-chapter';
import type { SectionRef } from '../../../story/section-ref';
import { searchStory, type FoldedTexts, type FoundSection } from './search-story';

interface Search {
  /** What was found; null while it is being looked for, or where nothing is. */
  readonly found: readonly FoundSection[] | null;
  /** What the sections were found by: what is typed may be further already. */
  readonly terms: readonly string[];
}

const NOTHING: Search = { found: null, terms: [] };

interface SearchQuestion {
  readonly story: readonly ListedChapter[];
  readonly read: ReadChapter;
  readonly terms: readonly string[];
  /** The last section that is looked into; null looks into all. */
  readonly upTo: SectionRef | null;
}

/** Looks for terms, which must be the same array as long as they are the same; the newest search wins. */
export function useSearch({ story, read, terms, upTo }: SearchQuestion): Search {
  const [folded] = useState((): FoldedTexts => new WeakMap());
  const [search, setSearch] = useState(NOTHING);
  useEffect(() => {
    if (terms.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    void searchStory(story, { read, terms, upTo, folded, signal }).then((found) => {
      // Fifty excerpts are rendered in steps, so that the next key is not kept waiting.
      if (found !== null) startTransition(() => setSearch({ found, terms }));
    });
    return () => controller.abort();
  }, [story, read, terms, upTo, folded]);
  return terms.length === 0 ? NOTHING : search;
}
