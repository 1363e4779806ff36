import type { MouseEvent } from 'react';

/** Pressed so that this window goes there: not with a key that opens another one. */
export const isFollowed = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
