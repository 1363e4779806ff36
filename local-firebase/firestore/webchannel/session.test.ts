import { expect, it } from 'vitest';
import { Session } from './session';

const LIMITS = { noopMs: 1000, backChannelMs: 1000, maxQueued: 100 };

it('delivers each message once, however often it is sent', () => {
  const session = new Session('s', LIMITS);
  const received: unknown[] = [];
  session.attach({ receive: (message) => received.push(message), close: () => undefined });
  session.receive({ offset: 0, messages: ['a', 'b'] });
  session.receive({ offset: 1, messages: ['b', 'c'] });
  session.receive({ offset: 0, messages: ['a'] });
  expect(received).toEqual(['a', 'b', 'c']);
});

it('numbers its messages, from 1', () => {
  const session = new Session('s', LIMITS);
  session.send('a');
  session.send('b');
  expect(session.lastId).toBe(2);
  expect(session.hasBackChannel).toBe(false);
});

it('ends when a client leaves too many messages unread, not for those it has read', () => {
  const session = new Session('s', LIMITS);
  let streamClosed = false;
  session.attach({
    receive: () => undefined,
    close: () => {
      streamClosed = true;
    },
  });
  session.send('x'.repeat(90));
  session.acknowledge(1);
  session.send('x'.repeat(90));
  expect(session.closed).toBe(false);
  session.send('x'.repeat(90));
  expect(session.closed).toBe(true);
  expect(streamClosed).toBe(true);
});
