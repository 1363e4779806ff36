import type { ServedControls } from '../../data/served-controls';
import { selectedWords, selectWords } from '../../data/served-selection';

/** How long a control that comes after the words is waited for, in ms. */
const PATIENCE_MS = 10_000;

/** One of a hidden part does not count. */
const shown = (control: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(control)].find(
    (element) => element.getClientRects().length > 0,
  );

/** Presses a control of the app, as soon as it is there. */
function press(control: string): void {
  const there = shown(control);
  if (there !== undefined) {
    there.click();
    return;
  }
  const observer = new MutationObserver(() => {
    const late = shown(control);
    if (late === undefined) return;
    stop();
    late.click();
  });
  const patience = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = (): void => {
    clearTimeout(patience);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Presses what a pointer is down on when that is lifted. */
function pressWhenReleased(control: string): void {
  const abort = new AbortController();
  const { signal } = abort;
  addEventListener('pointercancel', () => abort.abort(), { signal });
  addEventListener(
    'pointerup',
    () => {
      abort.abort();
      press(control);
    },
    { signal },
  );
}

/** Ends once no pointer is down: it may be selecting words. The page's script notes it. */
const released = async (): Promise<void> => {
  while (document.documentElement.dataset['held'] !== undefined) {
    await new Promise((resolve) => {
      for (const type of ['pointerup', 'pointercancel'] as const) {
        addEventListener(type, resolve, { once: true });
      }
    });
  }
};

/** Puts the app in the place of the served page, without a reader noticing: what was pressed, focused or selected is so again. */
export interface TakeOver {
  /** Ends when the page can be replaced. */
  readonly ready: Promise<void>;
  /** The app stands there. */
  readonly done: () => void;
}

export function takeOver(controls: ServedControls): TakeOver {
  let words: ReturnType<typeof selectedWords> = null;
  const note = (): void => {
    // When the page is replaced its selection is gone.
    if (document.querySelector('.served') !== null) words = selectedWords();
  };
  return {
    ready: released().then(() => {
      note();
      document.addEventListener('selectionchange', note);
    }),
    done: () => {
      document.removeEventListener('selectionchange', note);
      if (words !== null) selectWords(words);
      const focused = controls.focused();
      if (focused !== '' && document.activeElement === document.body) {
        shown(focused)?.focus({ preventScroll: true });
      }
      for (const control of controls.pressed()) press(control);
      const held = controls.held();
      if (held !== '') pressWhenReleased(held);
      controls.stop();
    },
  };
}
