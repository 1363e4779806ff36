export interface Segment {
  /** Its sequence number. */
  readonly number: number;
  /** The number of segments in the message; that of the first segment counts. */
  readonly total: number;
  readonly data: string;
}

/** The client encodes base64url with `.` as padding. */
function decode(data: string): string {
  return Buffer.from(data.replaceAll('.', '='), 'base64url').toString('utf8');
}

/** At most this many segments are buffered while one is missing. */
const maxWaiting = 20_000;

/** Joins segments, which can arrive in any order and twice, into messages. */
export function createSegmentJoiner() {
  const waiting = new Map<number, Segment>();
  let next = 0;

  const takeMessage = (): string | null => {
    const first = waiting.get(next);
    if (first === undefined) return null;
    const parts: string[] = [];
    for (let index = 0; index < first.total; index += 1) {
      const part = waiting.get(next + index);
      if (part === undefined) return null;
      parts.push(part.data);
    }
    for (let index = 0; index < first.total; index += 1) waiting.delete(next + index);
    next += first.total;
    return decode(parts.join(''));
  };

  /** Adds segments and returns the messages that are complete. */
  return (segments: readonly Segment[]): string[] => {
    for (const segment of segments)
      if (segment.number >= next && waiting.size < maxWaiting) waiting.set(segment.number, segment);
    const messages: string[] = [];
    for (let message = takeMessage(); message !== null; message = takeMessage())
      messages.push(message);
    return messages;
  };
}
