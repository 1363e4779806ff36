import { ICON_PATHS, type IconName } from '../../../view/icons/icon-paths';

interface IconProps {
  readonly name: IconName;
  readonly isOutline?: boolean;
}

/** Drawn in the colour of the words around it, which say the same. */
export const Icon = ({ name, isOutline = false }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden
    fill={isOutline ? 'none' : 'currentColor'}
    stroke={isOutline ? 'currentColor' : 'none'}
  >
    <path d={ICON_PATHS[name]} />
  </svg>
);
