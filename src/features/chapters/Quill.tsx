/** The game master's icon; the text beside it says the same. */
export const Quill = () => (
  <svg viewBox="0 0 24 24" width="1.15em" height="1.15em" fill="currentColor" aria-hidden>
    <path d="M20 3c-6 .5-11 4.5-13 11l-3 7 1.2.5 2-4.3C13 17.5 18.5 13 20 3Z" />
  </svg>
);
