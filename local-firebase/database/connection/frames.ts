import type { DataChange } from '../namespace/listener';
import { pathText, type Path } from '../tree/path';

/** The texts that the server sends; https://github.com/firebase/firebase-js-sdk/tree/main/packages/database */

export const handshakeFrame = (now: number, host: string, sessionId: string): string =>
  JSON.stringify({ t: 'c', d: { t: 'h', d: { ts: now, v: '5', h: host, s: sessionId } } });

/** Answers a ping; the client looks for the key `d` in it. */
export const pongFrame = '{"t":"c","d":{"t":"o","d":null}}';

export const upgradeReadyFrame = '{"t":"c","d":{"t":"a","d":null}}';
export const endTransmissionFrame = '{"t":"c","d":{"t":"n","d":null}}';

export const replyFrame = (request: number, status: string, data: unknown = ''): string =>
  JSON.stringify({ t: 'd', d: { r: request, b: { s: status, d: data } } });

/** A reply whose data is JSON text already. */
export const dataReplyFrame = (request: number, json: string): string =>
  `{"t":"d","d":{"r":${request},"b":{"s":"ok","d":${json}}}}`;

export const changeFrame = (change: DataChange, tag: number | null): string => {
  const action = change.kind === 'put' ? 'd' : 'm';
  const path = JSON.stringify(change.path.join('/'));
  const tagText = tag === null ? '' : `,"t":${tag}`;
  return `{"t":"d","d":{"a":"${action}","b":{"p":${path},"d":${change.json}${tagText}}}}`;
};

export const revokedFrame = (path: Path, wireQuery: unknown): string =>
  JSON.stringify({
    t: 'd',
    d: {
      a: 'c',
      b: wireQuery === undefined ? { p: pathText(path) } : { p: pathText(path), q: wireQuery },
    },
  });
