import { lazy, useState, type ComponentType } from 'react';
import { loadWithRetries } from './load-with-retries';

/** A component in a file of its own. What is preloaded before it is first rendered has no fallback in its place. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/** React renders a part that has thrown once more before it shows the boundary's fallback, in ms: that is no new attempt. */
const SAME_RENDER_MS = 1_000;

/**
 * As React's `lazy`, whose components show a fallback once, and for 300 ms, even where the file is there, and which never
 * load a file again that could not be fetched: here it is tried three times, and anew whenever the part is mounted again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  let preloaded: ComponentType<Props> | null = null;
  let failedAt = Infinity;
  const anew = (): ComponentType<Props> =>
    lazy(() =>
      loadWithRetries(load).catch((error: unknown) => {
        failedAt = Date.now();
        throw error;
      }),
    );
  let later = anew();
  const shown = (): ComponentType<Props> => {
    if (preloaded !== null) return preloaded;
    if (Date.now() - failedAt > SAME_RENDER_MS) {
      failedAt = Infinity;
      later = anew();
    }
    return later;
  };
  const Part = (props: Props) => {
    const [Shown] = useState(shown);
    return <Shown {...props} />;
  };
  const preload = async (): Promise<void> => {
    preloaded = (await load()).default;
  };
  return Object.assign(Part, { preload });
}
