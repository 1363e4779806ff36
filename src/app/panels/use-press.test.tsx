import type {} from '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { usePress } from './use-press';

it('shows that a button was pressed for as long as its work goes on', async () => {
  let end = (): void => undefined;
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  const Pressed = () => <button {...usePress(() => work)}>開く</button>;
  render(<Pressed />);
  const button = screen.getByRole('button');
  expect(button).not.toHaveAttribute('data-pressed');
  await userEvent.click(button);
  expect(button).toHaveAttribute('data-pressed', 'true');
  end();
  await waitFor(() => expect(button).not.toHaveAttribute('data-pressed'));
});
