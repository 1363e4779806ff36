import { render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { renderToStaticMarkup as toMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SCENE_NAMES, VIEWS } from '../../../story/scene';
import { SceneIllustration } from './SceneIllustration';

const theme = createTheme({ cssVariables: true });
const themed = (element: ReactElement) => <ThemeProvider theme={theme}>{element}</ThemeProvider>;

/** Without a document, in which each of several hundred pictures would take five times as long. */
const markupOf = (url: string): string =>
  toMarkup(themed(<SceneIllustration url={url} alt="絵" />));

describe('SceneIllustration', () => {
  it.each(SCENE_NAMES)('draws %s as a small picture, the same for the same URL', (name) => {
    for (const seed of [0, 7, 4_294_967_295]) {
      for (const rest of ['time=dawn&weather=cloud', 'time=night&weather=snow', 'weather=rain']) {
        const url = `scene:${name}?seed=${seed}&${rest}`;
        const markup = markupOf(url);
        expect(markup).toBe(markupOf(url));
        expect(markup).not.toMatch(/NaN|undefined|Infinity|https?:/);
        expect(markup.length, url).toBeLessThan(13_000);
      }
    }
  });

  it.each(VIEWS)('draws the view %s with people and gear as a small picture', (view) => {
    for (const name of ['market', 'ruin', 'library'] as const) {
      const shot = `view=${view}&take=5&hero=wizard&gear=shield.armour.charm&with=woman.child.official&object=watch`;
      const url = `scene:${name}?seed=7&time=night&weather=snow&${shot}`;
      expect(markupOf(url).length, url).toBeLessThan(18_000);
    }
  });

  it('says what it shows', () => {
    render(themed(<SceneIllustration url="scene:market?seed=3" alt="朝の市" />));
    expect(screen.getByRole('img', { name: '朝の市' }).tagName).toBe('svg');
  });

  it.each([
    '',
    'scene:',
    'scene:nowhere?seed=1',
    'http://example.com/a.png',
    'javascript:alert(1)',
  ])('shows a neutral landscape for %j', (url) => {
    expect(markupOf(url)).toBe(markupOf('scene:'));
    expect(markupOf(url)).toContain('<svg');
  });

  it('loads a photograph only when it is scrolled to', () => {
    render(themed(<SceneIllustration url="https://example.com/a.png" alt="港" />));
    const image = screen.getByRole('img', { name: '港' });
    expect(image.getAttribute('src')).toBe('https://example.com/a.png');
    expect(image.getAttribute('loading')).toBe('lazy');
  });
});
