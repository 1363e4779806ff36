import type {} from '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, use, useState } from 'react';
import { expect, it } from 'vitest';
import { usePress } from './use-press';

it('shows that a button was pressed until what it opens is rendered', async () => {
  let arrive = (): void => undefined;
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Dialog = () => {
    use(arriving);
    return <p>開きました</p>;
  };
  const Screen = () => {
    const [isOpen, setIsOpen] = useState(false);
    const press = usePress(() => startTransition(() => setIsOpen(true)));
    return (
      <>
        <button {...press}>開く</button>
        {isOpen && <Dialog />}
      </>
    );
  };
  render(<Screen />);
  const button = screen.getByRole('button');
  expect(button).not.toHaveAttribute('data-pressed');
  await userEvent.click(button);
  expect(button).toHaveAttribute('data-pressed', 'true');
  await act(async () => {
    arrive();
    await arriving;
  });
  expect(await screen.findByText('開きました')).toBeVisible();
  expect(button).not.toHaveAttribute('data-pressed');
});
