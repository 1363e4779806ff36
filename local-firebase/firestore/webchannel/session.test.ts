import { expect, it } from 'vitest';
import { Session } from './session';

it('hands each message on once, however often it is sent', () => {
  const session = new Session('s', { noopMs: 1000, backChannelMs: 1000 });
  const received: unknown[] = [];
  session.attach({ receive: (message) => received.push(message), close: () => undefined });
  session.receive({ offset: 0, messages: ['a', 'b'] });
  session.receive({ offset: 1, messages: ['b', 'c'] });
  session.receive({ offset: 0, messages: ['a'] });
  expect(received).toEqual(['a', 'b', 'c']);
});

it('numbers what it sends, from 1', () => {
  const session = new Session('s', { noopMs: 1000, backChannelMs: 1000 });
  session.send('a');
  session.send('b');
  expect(session.lastId).toBe(2);
  expect(session.hasBackChannel).toBe(false);
});
