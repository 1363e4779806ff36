import { use, useEffectEvent, useLayoutEffect } from 'react';
import { BackContext } from './back-context';

/** As long as it is active, the browser's Back does this and the history stays where it is. The newest goes first. */
export function useBack(isActive: boolean, onBack: () => void): void {
  const guard = use(BackContext);
  const act = useEffectEvent(onBack);
  useLayoutEffect(() => (isActive ? guard(() => act()) : undefined), [guard, isActive]);
}
