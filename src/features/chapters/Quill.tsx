import { ICON_PATHS } from '../../../view/icons/icon-paths';

/** The game master's icon; the text beside it says the same. */
export const Quill = () => (
  <svg viewBox="0 0 24 24" width="1.15em" height="1.15em" fill="currentColor" aria-hidden>
    <path d={ICON_PATHS.quill} />
  </svg>
);
