/** How something is scrolled for a reader: at once for who wants no motion. */
export const calmly = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
