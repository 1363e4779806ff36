import type { DataChange } from '../namespace/listener';
import { pathText, type Path } from '../tree/path';

/** The messages that the server sends; https://github.com/firebase/firebase-js-sdk/tree/main/packages/database */

export function handshakeFrame(now: number, host: string, sessionId: string): string {
  return JSON.stringify({ t: 'c', d: { t: 'h', d: { ts: now, v: '5', h: host, s: sessionId } } });
}

/** The answer to a ping; the client requires the key `d` in it. */
export const pongFrame = '{"t":"c","d":{"t":"o","d":null}}';

export const upgradeReadyFrame = '{"t":"c","d":{"t":"a","d":null}}';
export const endTransmissionFrame = '{"t":"c","d":{"t":"n","d":null}}';

export function replyFrame(request: number, status: string, data: unknown = ''): string {
  return JSON.stringify({ t: 'd', d: { r: request, b: { s: status, d: data } } });
}

/** A response whose data is already JSON text. */
export function dataReplyFrame(request: number, json: string): string {
  return `{"t":"d","d":{"r":${request},"b":{"s":"ok","d":${json}}}}`;
}

export function changeFrame(change: DataChange, tag: number | null): string {
  const action = change.kind === 'put' ? 'd' : 'm';
  const path = JSON.stringify(change.path.join('/'));
  const tagText = tag === null ? '' : `,"t":${tag}`;
  return `{"t":"d","d":{"a":"${action}","b":{"p":${path},"d":${change.json}${tagText}}}}`;
}

export function revokedFrame(path: Path, wireQuery: unknown): string {
  return JSON.stringify({
    t: 'd',
    d: {
      a: 'c',
      b: wireQuery === undefined ? { p: pathText(path) } : { p: pathText(path), q: wireQuery },
    },
  });
}
