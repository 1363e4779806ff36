import type { ButtonHTMLAttributes } from 'react';

/** Outlines on a sheet of 24 × 24, drawn in the colour of the words beside them. */
const GLYPHS = {
  heart: 'M12 20 4.9 12.9a4.6 4.6 0 0 1 6.5-6.5l.6.6.6-.6a4.6 4.6 0 0 1 6.5 6.5Z',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 8v4.5l3 2',
  share:
    'M8.3 13.2l7.4 4M15.7 6.8l-7.4 4M6 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM18 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM18 16a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  picture:
    'M4.5 4.5h15v15h-15ZM5 17l4.5-5 3.2 3.6 2.3-2.6 4 4.5M15.5 8.2a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6Z',
  flag: 'M6 20.5v-16M6 5h12l-3 4 3 4H6',
  voice: 'M4 9.5v5h3.5l5 4v-13l-5 4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
} as const;

interface FootButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly glyph: keyof typeof GLYPHS;
  readonly isFilled?: boolean;
}

/**
 * What can be done with a section, at its foot. Ten sections have forty of them, so it is a bare button: the foot that it
 * stands in gives it its look.
 */
export const FootButton = ({ glyph, isFilled = false, children, ...rest }: FootButtonProps) => (
  <button type="button" {...rest}>
    <svg
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      aria-hidden
    >
      <path d={GLYPHS[glyph]} />
    </svg>
    {children}
  </button>
);
