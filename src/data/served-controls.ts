import { CONTROL, PRESSED } from '../../view/controls/control-names';

/** What a reader did with the page that the server wrote, before the app stood in its place; controls as selectors that find them in the app. */
export interface ServedControls {
  /** What was pressed and waits for the app. */
  readonly pressed: () => readonly string[];
  /** What had the focus; '' for nothing. */
  readonly focused: () => string;
  /** What a pointer is down on: the browser forgets the press of a control that is replaced under it. '' for nothing. */
  readonly held: () => string;
  readonly stop: () => void;
}

const selectorOf = (element: Element | null): string => {
  if (element === null) return '';
  const name = element.getAttribute(CONTROL);
  if (name !== null) return `[${CONTROL}="${CSS.escape(name)}"]`;
  const href = element.getAttribute('href');
  return href === null ? '' : `a[href="${CSS.escape(href)}"]`;
};

const controlAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`.served button[${CONTROL}], .served a[href]`) : null;

/** Follows the controls of the served page; they are asked about once the app has taken their place. */
export function followServedControls(page: HTMLElement): ServedControls {
  const controls = [...page.querySelectorAll(`.served [${CONTROL}]`)];
  let focused = page.contains(document.activeElement) ? document.activeElement : null;
  let held: Element | null = null;
  const abort = new AbortController();
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ): void => page.addEventListener(type, act, { signal: abort.signal });
  listen('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  listen('focusout', ({ target }) =>
    // What is removed with the focus in it loses it as well.
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && focused === target) focused = null;
    }),
  );
  listen('pointerdown', ({ target }) => {
    held = controlAt(target);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    listen(type, () => {
      held = null;
    });
  }
  return {
    pressed: () => controls.filter((control) => control.hasAttribute(PRESSED)).map(selectorOf),
    focused: () => (focused === null || focused.isConnected ? '' : selectorOf(focused)),
    held: () => selectorOf(held),
    stop: () => abort.abort(),
  };
}
