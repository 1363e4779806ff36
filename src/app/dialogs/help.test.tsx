import type {} from '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTheme } from '../theme/AppTheme';
import { HelpDialog } from '../../features/help/HelpDialog';

it('tells what each camp leads to', async () => {
  render(
    <AppTheme>
      <HelpDialog onPrivacy={() => undefined} onClose={() => undefined} />
    </AppTheme>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: '説明' }));
  const tendencyOf = (camp: string) => dialog.getByText(camp).nextElementSibling?.textContent;
  expect(tendencyOf('平和')).toContain('争いを避け');
  expect(tendencyOf('景気')).toContain('お金');
  expect(tendencyOf('混沌')).toContain('こんがらがる');
});
