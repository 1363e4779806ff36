import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Mark } from './Mark';

it('is silent beside words and speaks when it stands alone', () => {
  const { container, rerender } = render(<Mark />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  rerender(<Mark label="時の旅人" />);
  expect(screen.getByRole('img', { name: '時の旅人' })).toBe(container.querySelector('svg'));
});
