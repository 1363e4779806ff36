import * as v from 'valibot';
import { invalidArgument } from '../status/rpc-error';

/** `<length>\n<json>`; the length counts UTF-16 code units, as the client does. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** A message to the client: its sequence number in the session, from 1, and its content in JSON. */
export interface NumberedMessage {
  readonly id: number;
  readonly json: string;
}

export function frameMessages(messages: readonly NumberedMessage[]): string {
  return frame(`[${messages.map(({ id, json }) => `[${id},[${json}]]`).join(',')}]`);
}

export interface ForwardMessages {
  /** The sequence number of the first message, from 0 in the session. */
  readonly offset: number;
  readonly messages: readonly unknown[];
}

const countSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** Parses the form with the client's messages. Throws INVALID_ARGUMENT. */
export function parseForwardMessages(form: URLSearchParams): ForwardMessages {
  try {
    const count = v.parse(countSchema, form.get('count') ?? '0');
    const offset = v.parse(countSchema, form.get('ofs') ?? '0');
    const messages: unknown[] = [];
    for (let index = 0; index < count; index++) {
      const data = form.get(`req${index}___data__`);
      if (data === null) break;
      messages.push(JSON.parse(data));
    }
    return { offset, messages };
  } catch {
    throw invalidArgument('Malformed WebChannel message.');
  }
}

/** The request headers that a browser sends in the body to avoid a preflight. Names in lower case. */
export function parseHeaderLines(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0)
      headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
