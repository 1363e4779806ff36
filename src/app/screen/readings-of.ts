import type { StoredChapter } from '../../../story/adventure-document';

/** The readings of a chapter's names, by the name; the story gives each once, at its first occurrence. */
export const readingsOf = (stored: StoredChapter | undefined): ReadonlyMap<string, string> =>
  new Map(
    stored?.ok
      ? stored.chapter.turn.flatMap(({ ruby = [] }) =>
          ruby.map(({ base, reading }) => [base, reading] as const),
        )
      : [],
  );
