const channel = (colour: string, at: number): number =>
  Number.parseInt(colour.slice(at, at + 2), 16);

/** `share` (0–1) of `other` mixed into `colour`; both #rrggbb. */
export const mix = (colour: string, other: string, share: number): string => {
  const mixed = [1, 3, 5].map((at) => {
    const value = channel(colour, at) * (1 - share) + channel(other, at) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
};
