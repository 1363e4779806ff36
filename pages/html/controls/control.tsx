import type { ReactNode } from 'react';
import { CONTROL } from '../../../view/controls/control-names';

interface ControlProps {
  /** One of `controlNames`. */
  readonly name: string;
  /** Its look: `control` as in a bar, with `contained` or `outlined` as a button; the section's rules give the others theirs. */
  readonly className?: string;
  /** Its words, where it shows none. */
  readonly label?: string;
  readonly disabled?: boolean;
  /** Of a button that stays down. */
  readonly isPressed?: boolean;
  readonly opens?: 'dialog' | 'menu';
  readonly children: ReactNode;
}

/** A button of the app before it has started: the page's script keeps a press for it. */
export const Control = (props: ControlProps) => {
  const { name, label, isPressed, opens, children, ...rest } = props;
  return (
    <button
      type="button"
      {...{ [CONTROL]: name }}
      aria-label={label}
      aria-pressed={isPressed}
      aria-haspopup={opens}
      {...rest}
    >
      {children}
    </button>
  );
};
