import { useTransition } from 'react';

interface Press {
  /** Still being rendered: the theme tints the button. */
  readonly 'data-pressed': boolean | undefined;
  readonly onClick: () => void;
}

/** For a button that opens something: it shows at once that it was pressed, whatever the dialog takes to be rendered. */
export function usePress(act: () => void | Promise<void>): Press {
  const [isPending, begin] = useTransition();
  return { 'data-pressed': isPending || undefined, onClick: () => begin(act) };
}
