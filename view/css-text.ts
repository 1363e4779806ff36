/** Properties by their names, as style sheets in JavaScript have them: `--tabi-spacing`, `colorScheme`. */
type Declarations = Readonly<Record<string, string | number>>;

/** Rules without anything nested in them, by their selectors. */
export type Rules = Readonly<Record<string, Declarations>>;

const hyphenated = (property: string): string =>
  property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Writes rules as a browser reads them. Values are written as they are: a length needs its unit. */
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
