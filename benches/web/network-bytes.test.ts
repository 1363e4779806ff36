import { expect, it } from 'vitest';
import { NetworkBytes } from './network-bytes';

it('counts a response that never ends by its parts', () => {
  const bytes = new NetworkBytes();
  bytes.part('listen', 1000);
  bytes.part('listen', 500);
  expect(bytes.kilobytes).toEqual({ received: 1.5, sent: 0 });
});

it('counts a response that has ended once, with its headers', () => {
  const bytes = new NetworkBytes();
  bytes.part('page', 1000);
  bytes.whole('page', 1300);
  bytes.part('other', 200);
  expect(bytes.kilobytes.received).toBe(1.5);
});

it('counts what is sent', () => {
  const bytes = new NetworkBytes();
  bytes.posted(700);
  bytes.posted(600);
  expect(bytes.kilobytes).toEqual({ received: 0, sent: 1.3 });
});
