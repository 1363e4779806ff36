import protobuf from 'protobufjs';

/** Parses gRPC's stream into messages: a flag byte, the length in four bytes, and the message. */
export function createMessages(onMessage: (message: Buffer) => void): (bytes: Buffer) => void {
  let waiting = Buffer.alloc(0);
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length >= 5) {
      const end = 5 + waiting.readUInt32BE(1);
      if (waiting.length < end) return;
      onMessage(waiting.subarray(5, end));
      waiting = waiting.subarray(end);
    }
  };
}

/** The number of occurrences of a field in a message. https://protobuf.dev/programming-guides/encoding */
export function fieldCount(message: Buffer, field: number): number {
  const reader = protobuf.Reader.create(message);
  let count = 0;
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if (tag >>> 3 === field) count += 1;
    reader.skipType(tag & 7);
  }
  return count;
}
