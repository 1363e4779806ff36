import { COLOURS } from '../../../view/tokens/colours';

/** What holds for the whole page, whatever is on it. */
export const GLOBAL_STYLES = `
  /* Until the scheme is known the ground is already the right one: no flash of white at night. */
  @media (prefers-color-scheme: dark) {
    :root:not([data-paper]) body {
      background-color: ${COLOURS.dark.paper};
    }
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* A short page and a long one stand at the same place. */
    overflow-y: scroll;
  }

  body {
    min-height: 100dvh;
    line-break: strict;
    overflow-wrap: anywhere;
    -webkit-tap-highlight-color: transparent;
  }

  :where(a, button, input, select, textarea, summary, [tabindex]):focus-visible {
    outline: 3px solid var(--tabi-palette-ai-main);
    outline-offset: 2px;
  }

  ::selection {
    background-color: rgb(from var(--tabi-palette-ai-main) r g b / 0.24);
  }

  @supports (text-spacing-trim: trim-start) {
    body {
      text-spacing-trim: trim-start;
    }
  }

  @supports (hanging-punctuation: allow-end) {
    body {
      hanging-punctuation: allow-end;
    }
  }

  :where(h1, h2, h3, h4, h5, h6) {
    text-wrap: balance;
  }

  @supports (word-break: auto-phrase) {
    :where(h1, h2, h3, h4, h5, h6) {
      word-break: auto-phrase;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
