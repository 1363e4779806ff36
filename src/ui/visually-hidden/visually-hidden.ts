/** The style of what only screen readers are told. */
export const visuallyHidden = {
  position: 'absolute',
  // In px: a bare 1 would be the whole width here, and the page would scroll sideways.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
