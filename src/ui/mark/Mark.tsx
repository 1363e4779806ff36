import { MARK_PATH } from '../../../view/tokens/measures';

interface MarkProps {
  /** Side of the square, a CSS length; the words beside it give the size by default. */
  readonly size?: string;
  /** What the mark stands for; without it the mark is decoration beside words that say so. */
  readonly label?: string;
}

/** The time loop: a thin ring that does not quite close. Drawn in the colour of the words around it. */
export const Mark = ({ size = '1.25em', label }: MarkProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    style={{ flex: 'none', verticalAlign: '-0.2em' }}
    {...(label === undefined
      ? { 'aria-hidden': true as const }
      : { role: 'img', 'aria-label': label })}
  >
    <path d={MARK_PATH} />
  </svg>
);
