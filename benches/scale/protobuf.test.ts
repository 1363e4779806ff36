import { describe, expect, it } from 'vitest';
import { countOf } from './occurrences';
import { createMessages, fieldCount } from './protobuf';

/** Field 1 'ab', field 2 twice with 300 bytes that look like fields, field 3 as the number 5, field 2 empty. */
const message = Buffer.concat([
  Buffer.from([0x0a, 2, 0x61, 0x62]),
  ...[0, 0].map(() =>
    Buffer.concat([Buffer.from([0x12, 0xac, 0x02]), Buffer.alloc(300, '\x12\x01')]),
  ),
  Buffer.from([0x18, 5, 0x12, 0]),
]);

describe('what is counted at the wire', () => {
  it('fields of a message, whatever lies inside them', () => {
    expect([1, 2, 3].map((field) => fieldCount(message, field))).toEqual([1, 3, 1]);
  });

  it('messages, however they are cut', () => {
    const stream = [message, Buffer.alloc(0), message].flatMap((one) => {
      const head = Buffer.alloc(5);
      head.writeUInt32BE(one.length, 1);
      return [head, one];
    });
    const found: number[] = [];
    const take = createMessages((one) => void found.push(one.length));
    for (const byte of Buffer.concat(stream)) take(Buffer.from([byte]));
    expect(found).toEqual([message.length, 0, message.length]);
  });

  it('words, however they are cut', () => {
    const text = 'documentChange documentChangedocumentChangdocumentChange';
    for (const size of [1, 5, 13, 14, 100]) {
      const counter = countOf('documentChange');
      for (let at = 0; at < text.length; at += size) counter.take(text.slice(at, at + size));
      expect([size, counter.count]).toEqual([size, 3]);
    }
  });
});
