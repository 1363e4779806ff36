import { useEffect, useState } from 'react';
import type { ListedChapter, ReadChapter } from '../../../story/listed-chapter';
import type { SectionRef } from '../../../story/section-ref';
import { collectBattles, type Battles } from './collect-battles';

/** The fights up to a place, which must be the same object as long as it is the same; null until they are gathered. */
export function useBattles(
  story: readonly ListedChapter[],
  read: ReadChapter,
  upTo: SectionRef,
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
