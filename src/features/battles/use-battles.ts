import { useEffect, useState } from 'react';
import type { ListedChapter } from '../../../story/listed-chapter';
import { collectBattles, type Battles, type ReadChapter } from './collect-battles';
import type { UpTo } from './fought-battle';

/** The fights up to a place, which must be the same object as long as it is the same; null until they are gathered. */
export function useBattles(
  story: readonly ListedChapter[],
  read: ReadChapter,
  upTo: UpTo,
): Battles | null {
  const [battles, setBattles] = useState<Battles | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void collectBattles(story, { read, upTo, signal }).then((found) => {
      if (found !== null) setBattles(found);
    });
    return () => controller.abort();
  }, [story, read, upTo]);
  return battles;
}
