import { startTransition, useOptimistic, type MouseEvent } from 'react';

/** Pressed so that this window goes there: not with a key that opens another one. */
const isFollowed = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Marks a pressed link at once, though its page takes some frames to render: the router navigates in a transition, too.
 * @param shown The number that is shown.
 * @returns The number to be marked, and what a link to a number does when it is pressed.
 */
export function useMarked(shown: number) {
  const [marked, mark] = useOptimistic(shown);
  const onPress = (number: number) => (event: MouseEvent) => {
    if (isFollowed(event)) startTransition(() => mark(number));
  };
  return { marked, onPress } as const;
}
