import { useMemo } from 'react';
import type { StoredChapter } from '../../../story/adventure-document';
import type { ListedChapter } from '../../../story/listed-chapter';
import { readChapter } from '../../features/adventure/follow-adventure';
import { useAppDispatch } from './hooks';

/** A chapter of the open story with its words; nothing for nothing. */
export function useChapter(listed: ListedChapter | undefined): StoredChapter | undefined {
  const dispatch = useAppDispatch();
  return useMemo(() => listed && dispatch(readChapter(listed)), [dispatch, listed]);
}
