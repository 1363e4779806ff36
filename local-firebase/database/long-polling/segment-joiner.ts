export interface Segment {
  /** Its place in all that the client sends. */
  readonly number: number;
  /** Of how many segments the message consists; the first one's count holds. */
  readonly total: number;
  readonly data: string;
}

/** The client's alphabet is base64url with `.` for padding. */
function decode(data: string): string {
  return Buffer.from(data.replaceAll('.', '='), 'base64url').toString('utf8');
}

/** At most this many segments wait for one that is missing. */
const maxWaiting = 20_000;

/** Puts messages together from segments, which can come in any order and twice. */
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

  /** Adds segments and returns the messages that they complete. */
  return (segments: readonly Segment[]): string[] => {
    for (const segment of segments)
      if (segment.number >= next && waiting.size < maxWaiting) waiting.set(segment.number, segment);
    const messages: string[] = [];
    for (let message = takeMessage(); message !== null; message = takeMessage())
      messages.push(message);
    return messages;
  };
}
