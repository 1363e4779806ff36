import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart, type LazyPart } from '../../ui/lazy-part/lazy-part';

/** What comes after the words, into room that is kept for it; the story is readable where it never comes. */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  const Loaded = lazyPart(load);
  const Later = (props: Props) => (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  );
  return Object.assign(Later, { preload: Loaded.preload });
}
