import { randomUUID } from 'node:crypto';
import { ToolError } from '../support/tool-error';

/** Calls the functions of the official emulator as their triggers do. */
export interface FunctionsClient {
  /** Calls a scheduled function. Resolves when it is done. @throws Error when it failed. */
  schedule(name: string): Promise<void>;
  /** Delivers a database event. */
  written(name: string, change: DatabaseChange): Promise<void>;
}

export interface DatabaseChange {
  /** Without a slash at its beginning. */
  readonly ref: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface FunctionsAddress {
  readonly project: string;
  readonly region: string;
  readonly port: number;
}

/** @param send fetch, or a replacement in tests. */
export function createFunctionsClient({
  project,
  region,
  port,
}: FunctionsAddress): FunctionsClient {
  const origin = `http://127.0.0.1:${port}/functions/projects/${project}/triggers`;
  const call = async (name: string, type: string, body: object): Promise<void> => {
    // The emulator adds a number to the region of a function with event triggers.
    const answer = await fetch(`${origin}/${region}-${name}-0`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok)
      throw new ToolError(
        'functions-unanswered',
        `${name} was answered with ${answer.status}: ${text}`,
      );
  };
  return {
    schedule: (name) => call(name, 'application/json', {}),
    written: (name, change) =>
      call(name, 'application/cloudevents+json', cloudEvent(`${project}-default-rtdb`, change)),
  };
}

/** https://github.com/googleapis/google-cloudevents: google.events.firebase.database.v1 */
function cloudEvent(instance: string, { ref, before, after }: DatabaseChange): object {
  const kind = before === null ? 'created' : after === null ? 'deleted' : 'updated';
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `//firebasedatabase.googleapis.com/projects/_/locations/us-central1/instances/${instance}`,
    type: `google.firebase.database.ref.v1.${kind}`,
    subject: `refs/${ref}`,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    ref,
    instance,
    firebasedatabasehost: 'firebaseio.com',
    location: 'us-central1',
    data: {
      '@type': 'type.googleapis.com/google.events.firebase.database.v1.ReferenceEventData',
      data: before,
      delta: after,
    },
  };
}
