import { paths } from '../../story/paths';
import type { FunctionsClient } from './functions-client';
import { databaseStream } from './database-stream';
import { nodesBelow, type Nodes } from './nodes-below';

interface Trigger {
  readonly name: string;
  readonly root: string;
  /** The watched paths below `root`: `*` matches any name. */
  readonly pattern: readonly string[];
  readonly isCreationOnly?: boolean;
}

/** As in the functions' definitions. */
const TRIGGERS: readonly Trigger[] = [
  { name: 'storyBegins', root: paths.entries, pattern: ['*'], isCreationOnly: true },
  { name: 'favoriteWritten', root: paths.favorites, pattern: ['*', '*'] },
  { name: 'requestWritten', root: paths.requests('redeem'), pattern: ['*'] },
  { name: 'requestWritten', root: paths.requests('erase'), pattern: ['*'] },
  { name: 'reportWritten', root: paths.reports, pattern: ['*', '*'] },
  { name: 'hiddenWritten', root: paths.hidden, pattern: ['*'] },
];

interface TriggerDeps {
  /** HOST:PORT of a Realtime Database without support for functions. */
  readonly database: string;
  readonly project: string;
  readonly door: Pick<FunctionsClient, 'written'>;
  readonly onFailure: (line: string) => void;
}

/**
 * Calls the functions for each write, as the official database does; not for data that is already stored.
 * @returns a function that stops it, when all paths are watched.
 */
export async function startTriggers(parts: TriggerDeps): Promise<() => void> {
  const stopping = new AbortController();
  await Promise.all(TRIGGERS.map((trigger) => watch(trigger, parts, stopping.signal)));
  return () => stopping.abort();
}

function watch(
  { name, root, pattern, isCreationOnly = false }: Trigger,
  { database, project, door, onFailure }: TriggerDeps,
  stopping: AbortSignal,
): Promise<void> {
  const send = (ref: string, before: unknown, after: unknown): void => {
    if (isCreationOnly && before !== null) return;
    void door
      .written(name, { ref: `${root}/${ref}`, before, after })
      .catch((error: unknown) => onFailure(String(error)));
  };
  return new Promise((resolve) => {
    let known: Nodes | null = null;
    void databaseStream({ database, project, path: root, stopping }, (value) => {
      const now = nodesBelow(value, pattern);
      if (known !== null) {
        for (const ref of new Set([...known.keys(), ...now.keys()])) {
          const [before, after] = [known.get(ref) ?? null, now.get(ref) ?? null];
          if (JSON.stringify(before) !== JSON.stringify(after)) send(ref, before, after);
        }
      }
      known = now;
      resolve();
    }).catch((error: unknown) => {
      if (!stopping.aborted) onFailure(`${name} hears nothing any more: ${String(error)}`);
      resolve();
    });
  });
}
