import type {} from '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTheme } from '../theme/AppTheme';
import { StoryHead } from '../../features/chapters/StoryHead';

const own = {
  camp: '混沌',
  firstWord: 'おはよう。',
  category: ['本', '', '薬', '', '', ''],
} as const;

it('shows of one’s own story the camp, what is dealt in, and the first line', () => {
  render(
    <AppTheme>
      <StoryHead name="灯里" isOver={false} sections={1234} own={own} />
    </AppTheme>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '灯里の物語' })).toBeVisible();
  expect(screen.getByText('混沌')).toBeVisible();
  expect(screen.getByText(/本・薬/u)).toBeVisible();
  expect(screen.getByText('「おはよう。」')).toBeVisible();
  expect(screen.getByText(/^全1,?234節$/u)).toBeVisible();
});

it('says nothing of how long a story is while chapters are on their way', () => {
  render(
    <AppTheme>
      <StoryHead name="灯里" isOver={false} sections={null} />
    </AppTheme>,
  );
  expect(screen.queryByText(/^全/u)).toBeNull();
  expect(screen.getByText('AIが書いた物語')).toBeVisible();
});
