import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { newEntry } from '../../../story/entry';
import { DarkModeIcon } from '../../ui/icons/DarkModeIcon';
import { HikingIcon } from '../../ui/icons/HikingIcon';
import { PetsIcon } from '../../ui/icons/PetsIcon';
import { chapterOf, openApp } from '../testing/open-app';

const section = (number: number) => screen.findByRole('article', { name: `第${number}節` });

/** What is drawn for an icon. */
function pathsOf(Icon: ComponentType): string {
  const { container, unmount } = render(<Icon />);
  const paths = container.querySelector('svg')?.innerHTML ?? '';
  unmount();
  return paths;
}
const told = (image?: string) => ({
  onamae: '灯里',
  ...(image === undefined ? {} : { image }),
  chapters: [chapterOf(2, { change: (n) => (n === 2 ? { role: 'user' } : {}) })],
  updatedAt: '',
});

it.each([
  ['cat', PetsIcon],
  [undefined, HikingIcon],
  ['what no app knows', HikingIcon],
])(
  'a story told with the picture %j has it at the player’s sections alone',
  async (image, Icon) => {
    const shown = pathsOf(Icon);
    const { data } = openApp('abc/1/1');
    act(() => data.story('abc').emit(told(image)));
    const player = await section(2);
    await expect.poll(() => player.innerHTML).toContain(shown);
    expect((await section(1)).innerHTML).not.toContain(shown);
  },
);

it('an own story has the picture that was chosen just now', async () => {
  const entry = newEntry(
    { uid: 'uid-1', oid: 7, onamae: '灯里', firstWord: 'おはよう。' },
    new Date(0),
  );
  const { data } = openApp('');
  await expect.poll(() => data.entry.open()).toBe(1);
  act(() => data.entry.emit({ ...entry, image: 'moon' }));
  act(() => data.story('uid-1').emit(told('cat')));
  const player = await section(2);
  await expect.poll(() => player.innerHTML).toContain(pathsOf(DarkModeIcon));
});
