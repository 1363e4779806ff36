import type { ServerResponse } from 'node:http';
import {
  changeFrame,
  endTransmissionFrame,
  upgradeReadyFrame,
  pongFrame,
} from '../connection/frames';
import { createSession, type SessionOptions } from '../connection/session';
import type { MessageSocket } from '../websocket/accept-websockets';
import { createSegmentJoiner, type Segment } from './segment-joiner';

/** A client that has sent no request for this long is taken as disconnected. */
const silenceMilliseconds = 60_000;

export interface PollSession {
  readonly id: string;
  readonly password: string;
  readonly sessionId: string;
  /** Handles a client's request, and holds the response until there is something to send. */
  poll(segments: readonly Segment[], response: ServerResponse): void;
  /** Moves the session to a WebSocket once the client has finished here. */
  upgrade(socket: MessageSocket): void;
  end(): void;
}

export interface PollSessionOptions {
  readonly id: string;
  readonly password: string;
  /** The number of the callbacks that the client has registered in its page. */
  readonly callback: string;
  readonly session: Omit<SessionOptions, 'send' | 'sendChange' | 'close' | 'onControl'>;
  /** The response that opened the session. */
  readonly response: ServerResponse;
  readonly onEnd: () => void;
}

export function beginScript(response: ServerResponse): ServerResponse {
  return response.writeHead(200, {
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
}

/** One client on `/.lp`: responses are scripts that call functions in the page. */
export function createPollSession(options: PollSessionOptions): PollSession {
  const { id, password, callback, onEnd } = options;
  const join = createSegmentJoiner();
  let responses: ServerResponse[] = [];
  let outgoing: string[] = [];
  let serial = 0;
  let socket: MessageSocket | null = null;
  let candidate: MessageSocket | null = null;
  /** Messages that arrived over the new socket before the client's last one here. */
  const early: string[] = [];
  let isEnded = false;

  const flush = () => {
    if (outgoing.length === 0) return;
    const response = responses.shift();
    if (response === undefined) return;
    const name = `window.parent["pRTLPCB${callback}"]`;
    response.end(`${name}&&${name}(${serial},[${outgoing.join(',')}]);`);
    serial += 1;
    outgoing = [];
  };

  const send = (frame: string) => {
    if (socket) {
      socket.send(frame);
      return;
    }
    outgoing.push(frame);
    // Messages of one event are sent in one response.
    setImmediate(flush);
  };

  const end = () => {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(silence);
    for (const response of responses)
      response.end(`window.parent["pLPCommand${callback}"]("close");`);
    responses = [];
    (socket ?? candidate)?.close();
    session.end();
    onEnd();
  };

  const keep = (response: ServerResponse) => {
    responses.push(response);
    // The client never aborts its own requests: its page was closed, or its network failed.
    response.on('close', () => {
      if (!response.writableEnded && socket === null) end();
    });
  };

  /** Answers the open requests, with the queued messages or with none. */
  const release = () => {
    flush();
    for (const response of responses.splice(0)) response.end();
  };

  /** The client sends nothing more here: the WebSocket takes over. */
  const switchOver = () => {
    if (candidate === null) return;
    outgoing.push(endTransmissionFrame);
    release();
    socket = candidate;
    clearTimeout(silence);
    for (const message of early.splice(0)) session.receive(message);
  };

  keep(options.response);
  options.response.write(`window.parent["pLPCommand${callback}"]("start","${id}","${password}");`);
  const session = createSession({
    ...options.session,
    send,
    sendChange: (change) => send(changeFrame(change, null)),
    close: end,
    onControl: (type) => {
      if (type === 'n') switchOver();
    },
  });
  const silence = setTimeout(end, silenceMilliseconds);

  return {
    id,
    password,
    sessionId: session.id,
    poll(segments, response) {
      silence.refresh();
      // The client keeps two requests open; the older one is answered so that the client can send the next.
      for (const older of responses.splice(0)) older.end();
      keep(response);
      for (const message of join(segments)) session.receive(message);
      // A request that arrives after the switch would block one of the browser's few connections for ever.
      if (socket) release();
      else setImmediate(flush);
    },
    upgrade(upgraded) {
      candidate = upgraded;
      upgraded.onMessage((message) => {
        if (socket) session.receive(message);
        // Until the switch, the client only probes the socket; other messages are queued.
        else if (message.startsWith('{"t":"c","d":{"t":"p"')) upgraded.send(pongFrame);
        else early.push(message);
      });
      upgraded.onClose(() => {
        if (socket) end();
        else candidate = null;
      });
      upgraded.send(upgradeReadyFrame);
    },
    end,
  };
}
