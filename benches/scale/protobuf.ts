/** Takes gRPC's messages out of its stream: a byte, the length in four bytes, and the message. */
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

/** How often a field with a message in it stands in a message. https://protobuf.dev/programming-guides/encoding */
export function fieldCount(message: Buffer, field: number): number {
  let at = 0;
  let count = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const kind = tag & 7;
    if (kind === 2) {
      if (tag >>> 3 === field) count += 1;
      const length = varint();
      at += length;
    } else if (kind === 0) varint();
    else at += kind === 1 ? 8 : 4;
  }
  return count;
}
