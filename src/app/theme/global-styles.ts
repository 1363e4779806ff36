import { TYPESETTING } from '../../../view/page/page-rules';
import { COLOURS } from '../../../view/tokens/colours';

/**
 * What holds for the whole page, whatever is on it. Until the scheme is known the ground is already the right one: no
 * flash of white at night. Where reduced motion is preferred there is no transition at all: a short one on every element
 * would change each of its properties a moment later than it is set, and what is measured then would be wrong.
 */
export const GLOBAL_STYLES = `
  @media (prefers-color-scheme: dark) {
    :root:not([data-paper]) body {
      background-color: ${COLOURS.dark.paper};
    }
  }

${TYPESETTING}
  body {
    min-height: 100dvh;
    -webkit-tap-highlight-color: transparent;
  }

  :where(a, button, input, select, textarea, summary, [tabindex]):focus-visible {
    outline: 3px solid var(--tabi-palette-ai-main);
    outline-offset: 2px;
  }

  @media print {
    body {
      background-color: #fff;
    }
  }

  ::selection {
    background-color: rgb(from var(--tabi-palette-ai-main) r g b / 0.24);
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
