import type { KeyboardEvent } from 'react';

/** Where a key leads from one of several tabs, by its index; null for any other key. */
function indexFor(key: string, index: number, count: number, isVertical: boolean): number | null {
  const [back, on] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return (index + count - 1) % count;
  if (key === on) return (index + 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** The keys of the ARIA pattern "Tabs": they move the focus, and Enter opens what has it. */
export function moveAmongTabs(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget: list } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const isVertical = list.getAttribute('aria-orientation') === 'vertical';
  const there = index < 0 ? null : indexFor(key, index, tabs.length, isVertical);
  if (there === null) return;
  event.preventDefault();
  tabs[there]?.focus();
}
