import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../view/tokens/colours';
import { TOUCH_TARGET } from '../../../view/tokens/measures';
import { AppTheme } from './AppTheme';

describe('AppTheme', () => {
  it('sets the story and the controls', () => {
    render(
      <AppTheme>
        <Typography variant="story">むかし</Typography>
        <Button color="shu">いいね</Button>
      </AppTheme>,
    );
    expect(getComputedStyle(screen.getByText('むかし')).display).toBe('block');
    const button = getComputedStyle(screen.getByRole('button'));
    expect(button.minHeight).toBe(`${TOUCH_TARGET}px`);
    expect(button.textTransform).toBe('none');
  });

  it.each(['light', 'sepia', 'dark'] as const)('has the colours of the paper "%s"', (paper) => {
    document.documentElement.dataset['paper'] = paper;
    render(<AppTheme>むかし</AppTheme>);
    const page = getComputedStyle(document.documentElement);
    expect(page.getPropertyValue('--tabi-palette-paper')).toBe(COLOURS[paper].paper);
    expect(page.getPropertyValue('--tabi-palette-text-primary')).toBe(COLOURS[paper].ink);
    expect(page.colorScheme).toBe(paper === 'dark' ? 'dark' : 'light');
    expect(page.overflowY).toBe('scroll');
  });
});
