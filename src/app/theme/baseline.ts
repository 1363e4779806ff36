import type { CSSProperties } from 'react';
import { cssText } from '../../../view/css-text';

/** What Material's components take for granted, as its `CssBaseline` has it, with the type of running text. */
export const baseline = ({ fontFamily, fontWeight, fontSize, lineHeight }: CSSProperties): string =>
  cssText([
    {
      html: {
        '-webkit-font-smoothing': 'antialiased',
        '-moz-osx-font-smoothing': 'grayscale',
        '-webkit-text-size-adjust': '100%',
        boxSizing: 'border-box',
      },
      '*, *::before, *::after': { boxSizing: 'inherit' },
      'strong, b': { fontWeight: 700 },
      body: {
        margin: 0,
        fontFamily: `${fontFamily}`,
        fontWeight: `${fontWeight}`,
        fontSize: `${fontSize}`,
        lineHeight: `${lineHeight}`,
        color: 'var(--tabi-palette-text-primary)',
        backgroundColor: 'var(--tabi-palette-background-default)',
      },
      'body::backdrop': { backgroundColor: 'var(--tabi-palette-background-default)' },
    },
  ]);
