import { CONTROL, PRESSED } from '../../view/controls/control-names';

/** What a reader did with the page that the server wrote, before the app stood in its place. */
export interface ServedControls {
  /** The names of controls that were pressed and wait for the app. */
  readonly pressed: () => readonly string[];
  /** How the control that had the focus is found in the app, as a selector; '' for none. */
  readonly focused: () => string;
}

const selectorOf = (element: Element): string => {
  const name = element.getAttribute(CONTROL);
  if (name !== null) return `[${CONTROL}="${CSS.escape(name)}"]`;
  const href = element.getAttribute('href');
  return href === null ? '' : `a[href="${CSS.escape(href)}"]`;
};

/** The controls of the served page; they are asked about once the app has taken their place. */
export function followServedControls(page: HTMLElement): ServedControls {
  const controls = [...page.querySelectorAll(`.served [${CONTROL}]`)];
  let focused: Element | null = null;
  const follow = ({ type, target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    if (type === 'focusin') focused = target;
    // What is removed with the focus in it loses it as well.
    else
      queueMicrotask(() => {
        if (target.isConnected && focused === target) focused = null;
      });
  };
  if (page.contains(document.activeElement)) focused = document.activeElement;
  page.addEventListener('focusin', follow);
  page.addEventListener('focusout', follow);
  return {
    pressed: () =>
      controls.flatMap((control) =>
        control.hasAttribute(PRESSED) ? [control.getAttribute(CONTROL) ?? ''] : [],
      ),
    focused: () => {
      page.removeEventListener('focusin', follow);
      page.removeEventListener('focusout', follow);
      return focused === null || focused.isConnected ? '' : selectorOf(focused);
    },
  };
}
