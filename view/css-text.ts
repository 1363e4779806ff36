/** Properties by name, as in CSS-in-JS: `--tabi-spacing`, `colorScheme`. */
type Declarations = Readonly<Record<string, string | number>>;

/** Rules by selector, without nesting. */
export type Rules = Readonly<Record<string, Declarations>>;

const hyphenated = (property: string): string =>
  property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Serialises rules as CSS. Values are written unchanged: a length needs its unit. */
export const cssText = (sheets: readonly Rules[]): string =>
  sheets
    .flatMap(Object.entries<Declarations>)
    .map(([selector, declarations]) => {
      const lines = Object.entries(declarations).map(
        ([name, value]) => `${hyphenated(name)}:${value}`,
      );
      return `${selector}{${lines.join(';')}}`;
    })
    .join('\n');
