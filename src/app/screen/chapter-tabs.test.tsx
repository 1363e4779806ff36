import type {} from '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppTheme } from '../theme/AppTheme';
import { ChapterTabs } from '../../features/chapters/ChapterTabs';

it.each([
  ['horizontal', '{ArrowRight}', '{ArrowLeft}'],
  ['vertical', '{ArrowDown}', '{ArrowUp}'],
] as const)(
  'one tab is reached by Tab, the others by the keys of a %s list',
  async (orientation, on, back) => {
    const user = userEvent.setup();
    render(
      <AppTheme>
        <MemoryRouter>
          <ChapterTabs
            docid="abc"
            numbers={[1, 2, 3]}
            titles={['霧の港', '', '城下町']}
            chapter={2}
            orientation={orientation}
          />
        </MemoryRouter>
      </AppTheme>,
    );
    const tab = (name: string) => screen.getByRole('tab', { name });
    expect(tab('第2章')).toHaveAttribute('aria-selected', 'true');
    await user.tab();
    expect(tab('第2章')).toHaveFocus();
    await user.keyboard(on);
    expect(tab('第3章 城下町')).toHaveFocus();
    await user.keyboard(on);
    expect(tab('第1章 霧の港')).toHaveFocus();
    await user.keyboard(back);
    expect(tab('第3章 城下町')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('第1章 霧の港')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('第3章 城下町')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  },
);
