import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppTheme } from './AppTheme';
import { theme } from './theme';
import { COLOURS, TOUCH_TARGET } from './tokens';

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

  it('offers every scheme as CSS variables', () => {
    const sheets = JSON.stringify(theme.generateStyleSheets());
    for (const { paper, ink } of Object.values(COLOURS)) {
      expect(sheets).toContain(paper);
      expect(sheets).toContain(ink);
    }
    expect(sheets).toContain('data-paper=\\"sepia\\"');
  });
});
