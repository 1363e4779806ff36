import { useCallback } from 'react';
import { share as texts } from '../../messages/share';
import { useNotice } from '../../ui/notice/notice-context';
import { sendShared, type Shared } from './send-shared';

/** Hands something on: by the system's own sheet where there is one, else by the clipboard, which is said. */
export function useShare(): (shared: Shared) => Promise<void> {
  const notify = useNotice();
  return useCallback(
    async (shared) => {
      if (await sendShared(shared)) return;
      const { text, url } = shared;
      try {
        await navigator.clipboard.writeText(text === undefined ? url : `${text}\n${url}`);
        notify(texts.copied);
      } catch {
        notify(texts.failed);
      }
    },
    [notify],
  );
}
