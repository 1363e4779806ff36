import { useCallback, useSyncExternalStore } from 'react';
import type { StoredChapter } from '../../../story/adventure-document';
import type { ListedChapter } from '../../../story/listed-chapter';
import { useServices } from './use-services';

/** A chapter of the open story with its words, which stay unpacked as long as they are shown; nothing for nothing. */
export function useChapter(listed: ListedChapter | undefined): StoredChapter | undefined {
  const { chapters } = useServices();
  const subscribe = useCallback(
    (onChange: () => void) => chapters.subscribe(listed, onChange),
    [chapters, listed],
  );
  return useSyncExternalStore(subscribe, () => listed && chapters.read(listed));
}
