/** What a wheel counts in, in px: pixels, lines, pages. */
const UNITS = [1, 24, 480] as const;

/** How far a wheel of one direction was turned, in px; 0 where it may not lead elsewhere than the browser takes it. */
export function turnOfWheel(event: WheelEvent): number {
  const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey, cancelable } = event;
  if (ctrlKey || shiftKey || !cancelable || Math.abs(deltaX) >= Math.abs(deltaY)) return 0;
  return deltaY * (UNITS[deltaMode] ?? 1);
}
