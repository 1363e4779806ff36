import type {} from '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newEntry } from '../../../story/entry';
import { chapterOf, openApp } from '../testing/open-app';

const section = async (number: number) =>
  within(await screen.findByRole('article', { name: `第${number}節` }));
const told = (image?: string) => ({
  onamae: '灯里',
  ...(image === undefined ? {} : { image }),
  chapters: [chapterOf(2, { change: (n) => (n === 2 ? { role: 'user' } : {}) })],
  updatedAt: '',
});

it.each([
  ['cat', 'PetsOutlinedIcon'],
  [undefined, 'HikingOutlinedIcon'],
  ['what no app knows', 'HikingOutlinedIcon'],
])(
  'a story told with the picture %j has it at the player’s sections alone',
  async (image, shown) => {
    const { data } = openApp('abc/1/1');
    act(() => data.story('abc').emit(told(image)));
    expect(await (await section(2)).findByTestId(shown)).toBeInTheDocument();
    expect((await section(1)).queryByTestId(shown)).toBeNull();
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
  expect(await (await section(2)).findByTestId('DarkModeOutlinedIcon')).toBeInTheDocument();
});
