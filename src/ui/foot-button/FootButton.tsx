import type { ComponentPropsWithRef } from 'react';
import { ICON_PATHS } from '../../../view/icons/icon-paths';

/** Outlines on a sheet of 24 × 24, drawn in the colour of the words beside them. */
const GLYPHS = {
  heart: ICON_PATHS.heart,
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 8v4.5l3 2',
  menu: ICON_PATHS.menu,
} as const;

interface FootButtonProps extends ComponentPropsWithRef<'button'> {
  readonly glyph: keyof typeof GLYPHS;
  readonly isFilled?: boolean;
}

/**
 * What can be done with a section, at its foot. Ten sections have twenty of them, so it is a bare button: the foot that it
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
