import { lazy, useState, type ComponentType } from 'react';

/** A component in a file of its own. What is preloaded before it is first rendered has no fallback in its place. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/** As React's `lazy`, whose components show a fallback once, and for 300 ms, even where the file is there. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  const Later: ComponentType<Props> = lazy(load);
  let preloaded: ComponentType<Props> | null = null;
  const Part = (props: Props) => {
    const [Shown] = useState(() => preloaded ?? Later);
    return <Shown {...props} />;
  };
  const preload = async (): Promise<void> => {
    preloaded = (await load()).default;
  };
  return Object.assign(Part, { preload });
}
