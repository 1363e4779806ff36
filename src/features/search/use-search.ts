import { useEffect, useState } from 'react';
import type { StoredChapter } from '../../../story/adventure-document';
import type { Turn } from '../../../story/turn';
import type { Place } from './place';
import { searchStory, type FoundSection } from './search-story';

interface Search {
  /** What was found; null while it is being looked for, or where nothing is. */
  readonly found: readonly FoundSection[] | null;
  /** What the sections were found by: what is typed may be further already. */
  readonly terms: readonly string[];
}

const NOTHING: Search = { found: null, terms: [] };

/** Looks for terms, which must be the same array as long as they are the same; the newest search wins. */
export function useSearch(
  story: readonly StoredChapter[],
  terms: readonly string[],
  upTo: Place | null,
): Search {
  const [folded] = useState(() => new WeakMap<Turn, string>());
  const [search, setSearch] = useState(NOTHING);
  useEffect(() => {
    if (terms.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    void searchStory(story, { terms, upTo, folded, signal }).then((found) => {
      if (found !== null) setSearch({ found, terms });
    });
    return () => controller.abort();
  }, [story, terms, upTo, folded]);
  return terms.length === 0 ? NOTHING : search;
}
