import * as v from 'valibot';
import { ToolError } from '../support/tool-error';

interface StreamAddress {
  /** HOST:PORT */
  readonly database: string;
  readonly project: string;
  readonly path: string;
  readonly stopping: AbortSignal;
}

const changeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ path: v.string(), data: v.unknown() }),
);

/**
 * Reports the value at a path at once and after each change, until it is stopped.
 * https://firebase.google.com/docs/reference/rest/database#section-streaming
 */
export async function databaseStream(
  { database, project, path, stopping }: StreamAddress,
  onValue: (value: unknown) => void,
): Promise<void> {
  const answer = await fetch(`http://${database}/${path}.json?ns=${project}-default-rtdb`, {
    headers: { accept: 'text/event-stream', authorization: 'Bearer owner' },
    signal: stopping,
  });
  if (!answer.ok || answer.body === null)
    throw new ToolError('database-refused', `${path} was refused: ${answer.status}`);
  let value: unknown = null;
  let waiting = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const events = (waiting + piece).split('\n\n');
    waiting = events.pop() ?? '';
    for (const event of events) {
      const change = readEvent(event);
      if (change === null) continue;
      value = changed(value, change);
      onValue(value);
    }
  }
}

interface Change {
  readonly kind: 'put' | 'patch';
  readonly steps: readonly string[];
  readonly data: unknown;
}

function readEvent(event: string): Change | null {
  const field = (name: string): string | undefined =>
    event
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const kind = field('event');
  if (kind !== 'put' && kind !== 'patch') return null;
  const parsed = v.safeParse(changeSchema, field('data'));
  if (!parsed.success) return null;
  const steps = parsed.output.path.split('/').filter((step) => step !== '');
  return { kind, steps, data: parsed.output.data };
}

function changed(value: unknown, { kind, steps, data }: Change): unknown {
  if (kind === 'put') return put(value, steps, data);
  return Object.entries(Object(data) as Record<string, unknown>).reduce(
    (whole: unknown, [path, child]) => put(whole, [...steps, ...path.split('/')], child),
    value,
  );
}

function put(value: unknown, [step, ...rest]: readonly string[], data: unknown): unknown {
  if (step === undefined) return data;
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const child: unknown = children.find(([key]) => key === step)?.[1] ?? null;
  const others = children.filter(([key]) => key !== step);
  const made = put(child, rest, data);
  return Object.fromEntries(made === null ? others : [...others, [step, made]]);
}
