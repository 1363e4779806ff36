import type { StoredChapter } from '../../../story/adventure-document';
import type { Ending } from '../../../story/ending';
import { parseFavoriteKey, type TurnAddress } from '../../../story/favorite-key';
import type { ListedChapter } from '../../../story/listed-chapter';

/** The silver that was earned in a whole story. */
export function earnedIn(
  story: readonly ListedChapter[],
  read: (listed: ListedChapter) => StoredChapter,
): number {
  return story
    .map(read)
    .flatMap((stored) => (stored.ok ? stored.chapter.turn : []))
    .reduce((sum, { sales }) => sum + sales, 0);
}

/** What an ended story came to, as its last section says; null where that is of an earlier version. */
export function endingIn(
  story: readonly ListedChapter[],
  read: (listed: ListedChapter) => StoredChapter,
): Ending | null {
  const last = story.at(-1);
  const stored = last && read(last);
  return (stored?.ok === true && stored.chapter.turn.at(-1)?.ending) || null;
}

/** The section with the most likes, the first of equals; null where none has any. @param counts Favourite key → likes. */
export function mostLiked(
  counts: Readonly<Record<string, number>>,
): (TurnAddress & { readonly likes: number }) | null {
  const [best] = Object.entries(counts)
    .flatMap(([key, likes]) => {
      const address = parseFavoriteKey(key);
      return address === null || likes < 1 ? [] : [{ ...address, likes }];
    })
    .sort((a, b) => b.likes - a.likes || a.chapter - b.chapter || a.section - b.section);
  return best ?? null;
}
