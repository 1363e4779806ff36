import type { StoredChapter } from './adventure-document';

/** Whether a chapter's last section ends the story. */
export const endsStory = (stored: StoredChapter | undefined): boolean =>
  stored?.ok === true && stored.chapter.turn.at(-1)?.continue === false;
