/** A fact of a spine that texts may suppose only after it was told. */
export interface SupposedFact {
  /** Any of these fragments tells it. */
  readonly told: readonly string[];
  /** Whether it has to be told on the same day: the bell takes it. */
  readonly isOfDay: boolean;
  /** Fragments of texts that suppose it. */
  readonly supposed: readonly string[];
}

/** The facts in a spine's `continuity.md`: `## [today: ]TOLD | TOLD` and below each heading a list of what supposes it. */
export function readContinuity(text: string): readonly SupposedFact[] {
  return text
    .split(/^## /mu)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const [, day, told = ''] = /^(today: )?(.*)$/u.exec(heading) ?? [];
      return {
        told: told.split('|').map((fragment) => fragment.trim()),
        isOfDay: day !== undefined,
        supposed: lines.flatMap((line) => (line.startsWith('- ') ? [line.slice(2).trim()] : [])),
      };
    });
}
