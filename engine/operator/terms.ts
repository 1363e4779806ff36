import { BUILT_IN_TERMS, type Terms } from '../../story/user-text/unwelcome-terms';
import { termFinder } from '../../story/user-text/term-finder';
import { OperatorError } from './operator-error';
import type { OperatorDeps } from './operator-deps';

/** What to do with the unwelcome terms. */
export type TermChange =
  | { readonly does: 'list' }
  | { readonly does: 'add'; readonly term: string; readonly list: keyof Terms }
  | { readonly does: 'remove'; readonly term: string };

/**
 * Lists or changes the terms that are added to the built-in ones.
 * @throws OperatorError `term-empty`
 */
export async function terms(
  change: TermChange,
  { services, isDryRun, say }: OperatorDeps,
): Promise<void> {
  if (change.does === 'list') return list(await services.terms.read(), say);
  const { term } = change;
  if (termFinder(term) === null) {
    throw new OperatorError('term-empty', 'A term needs a letter or a digit.');
  }
  if (!isDryRun) {
    await (change.does === 'add'
      ? services.terms.add(term, change.list)
      : services.terms.remove(term));
  }
  const verb = isDryRun ? 'would now be' : 'is now';
  say(`“${term}” ${verb} ${change.does === 'add' ? `${change.list}` : 'no term of yours'}.`);
}

function list(added: Terms, say: (line: string) => void): void {
  for (const kind of ['severe', 'unwelcome'] as const) {
    say(`${kind}: ${BUILT_IN_TERMS[kind].length} built in, ${added[kind].length} added`);
    for (const term of added[kind]) say(`  ${term}`);
  }
}
