import type { Page, WebSocketRoute } from 'playwright-core';

/** A page's connection to the Realtime Database, controlled by a test. */
export interface Line {
  /** Closes it, and fails every attempt to reconnect, until it is restored. */
  cut(): void;
  mend(): void;
  /** Closes it once, at the first message that contains `text`: before that reaches the server, or before its response arrives. */
  breakAt(text: string, moment: 'during' | 'after'): void;
  /** Whether that has happened. */
  readonly hasBroken: boolean;
  /** Delays the server's messages, starting with the first one that contains `text`. */
  holdAnswersTo(text: string): void;
  /** Delivers the delayed messages. */
  release(): void;
}

/** @param port Of the database: long polling is blocked, so that this connection is the only one. */
export async function controlLine(page: Page, port: string): Promise<Line> {
  const sockets = new Set<WebSocketRoute>();
  let isCut = false;
  let breaking: { readonly text: string; readonly moment: 'during' | 'after' } | null = null;
  let holding = '';
  let held: (() => void)[] | null = null;

  await page.routeWebSocket(/\/\.ws/u, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    sockets.add(socket);
    const server = socket.connectToServer();
    let isBroken = false;
    socket.onMessage((message) => {
      const text = String(message);
      if (holding !== '' && text.includes(holding)) held ??= [];
      if (breaking === null || !text.includes(breaking.text)) {
        server.send(message);
        return;
      }
      if (breaking.moment === 'after') server.send(message);
      breaking = null;
      isBroken = true;
      sockets.delete(socket);
      void socket.close();
    });
    server.onMessage((message) => {
      if (isBroken) return;
      if (held === null) socket.send(message);
      else held.push(() => socket.send(message));
    });
  });

  await page.route(
    (url) => url.port === port,
    (route) => {
      const isProbe = new URL(route.request().url()).pathname === '/.json';
      return isProbe && !isCut ? route.fulfill({ status: 401 }) : route.abort();
    },
  );

  return {
    cut: () => {
      isCut = true;
      for (const socket of sockets) void socket.close();
      sockets.clear();
    },
    mend: () => {
      isCut = false;
    },
    breakAt: (text, moment) => {
      breaking = { text, moment };
    },
    get hasBroken() {
      return breaking === null;
    },
    holdAnswersTo: (text) => {
      holding = text;
    },
    release: () => {
      holding = '';
      for (const deliver of held ?? []) deliver();
      held = null;
    },
  };
}
