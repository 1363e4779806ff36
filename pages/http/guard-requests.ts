import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { errorAnswer, type Answer } from '../answer';
import { readTarget, type RequestTarget } from './request-target';
import { sendAnswer } from './send-answer';

/** A request whose target and method are valid. */
export interface GuardedRequest extends Omit<Extract<RequestTarget, { ok: true }>, 'ok'> {
  readonly method: 'GET' | 'HEAD';
  readonly headers: IncomingHttpHeaders;
}

interface GuardOptions {
  /** Its rejections and exceptions are answered with `request-failed`. */
  readonly handle: (request: GuardedRequest) => Promise<Answer>;
  /** Gets each exception; `path` is without the query. */
  readonly onFailure: (path: string, error: unknown) => void;
}

const ALLOWED = { allow: 'GET, HEAD, OPTIONS' };

/**
 * The entry of every HTTP server and function: parses the target, refuses methods other than GET and HEAD, and catches
 * all exceptions.
 * @returns a handler whose promise never rejects.
 */
export function guardRequests({
  handle,
  onFailure,
}: GuardOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { method, url = '/' } = request;
    if (method === 'OPTIONS') return { status: 204, headers: ALLOWED, body: '' };
    if (method !== 'GET' && method !== 'HEAD') {
      // The request's body is not read.
      return errorAnswer('method-not-allowed', { ...ALLOWED, connection: 'close' });
    }
    const target = readTarget(url);
    if (!target.ok) return errorAnswer(target.code, { connection: 'close' });
    try {
      return await handle({ ...target, method, headers: request.headers });
    } catch (error) {
      onFailure(target.given, error);
      return errorAnswer('request-failed');
    }
  }

  return async (request, response) => {
    // A client that disconnects is no failure.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    try {
      sendAnswer(request, response, await answerTo(request));
    } catch {
      // No response is possible any more: logging has failed, or the response was partly sent.
      response.destroy();
    }
  };
}
