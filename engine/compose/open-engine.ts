import { randomUUID } from 'node:crypto';
import { connectFirebase } from '../adapters/firebase-services';
import type { Clock } from '../ports/runtime/clock';
import type { EventLog } from '../ports/runtime/event-log';
import { createEngine, type Engine } from '../worker/engine';
import { checkDataVersion } from './check-data-version';
import type { EngineSettings } from './engine-settings';
import { openStorytellers } from './open-storytellers';

interface OpenEngineDeps {
  readonly clock: Clock;
  readonly log: EventLog;
}

export interface OpenEngine extends Engine {
  /**
   * Resolves as `Engine.start` does.
   * @throws EngineError `data-too-new`
   */
  start(): Promise<void>;
  /** Closes the connections; call it after `stop`. */
  close(): Promise<void>;
}

/** The worker of a project, with everything that its settings configure; not started. */
export async function openEngine(
  { projectId, model, storiesPerHour, pageMs, turnMs }: EngineSettings,
  { clock, log }: OpenEngineDeps,
): Promise<OpenEngine> {
  const firebase = connectFirebase(projectId, 'engine');
  const { usage, dataVersion } = firebase;
  const narrating = new AbortController();
  const engine = createEngine({
    ...firebase,
    ...(await openStorytellers(model, { usage, clock, log, stopping: narrating.signal })),
    clock,
    log,
    pace: { pageMs, turnMs },
    storiesPerHour,
    owner: randomUUID(),
  });
  return {
    async start() {
      await checkDataVersion(dataVersion, log);
      await engine.start();
    },
    stop() {
      narrating.abort();
      return engine.stop();
    },
    close: () => firebase.close(),
  };
}
