import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chapterOf, currentPath, openApp } from '../testing/open-app';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

it('a finger that is on its way turns the page, though the story grows meanwhile', async () => {
  const { data } = openApp('abc/1/1');
  await expect.poll(() => data.story('abc').open()).toBe(1);
  const grow = (sections: number): void =>
    act(() =>
      data
        .story('abc')
        .emit({ onamae: '空', chapters: [chapterOf(sections), chapterOf(1)], updatedAt: '' }),
    );
  grow(15);
  const line = await screen.findByText('第2節の本文。');
  const at = (clientX: number) => [{ clientX, clientY: 300 }];
  // However long the machine takes for what happens between the two events.
  const fireAt = (milliseconds: number, event: Event) =>
    fireEvent(line, Object.defineProperty(event, 'timeStamp', { value: milliseconds }));
  // The reading tools, which listen, are loaded later.
  await expect.poll(() => document.getElementById('story')?.style.touchAction).not.toBe('');
  fireAt(0, createEvent.touchStart(line, { touches: at(600) }));
  grow(25);
  fireAt(100, createEvent.touchEnd(line, { changedTouches: at(300) }));
  expect(currentPath()).toBe('/abc/1/2');
  expect(screen.getByText('第12節の本文。')).toBeVisible();
});
