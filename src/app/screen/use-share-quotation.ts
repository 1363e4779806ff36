import { useCallback } from 'react';
import { shownName } from '../../../story/guest';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { quotationIn, quoted } from '../../features/share/quotation';
import { turnLink } from '../../features/share/turn-link';
import { useShare } from '../../features/share/use-share';
import { storyMessages } from '../../messages/story-messages';
import { useAppStore } from '../store/hooks';

/** Shares the selected words of a section: in quotation marks, with the place they are from and its address. */
export function useShareQuotation(docid: string, chapter: number): () => void {
  const store = useAppStore();
  const share = useShare();
  return useCallback(() => {
    const quotation = quotationIn(document);
    if (quotation === null) return;
    const { section, words } = quotation;
    const title = storyMessages.headline(
      shownName(selectAdventure(store.getState()).onamae),
      chapter,
      [section, section],
      '',
    );
    const url = turnLink({ docid, chapter, section });
    void share({ title, text: `${quoted(words)}\n${title}`, url });
  }, [store, share, docid, chapter]);
}
