/**
 * The SDKs cut long messages into frames of 16,384 characters and send their number first; `0` on its own keeps
 * the connection alive.
 * @param maxLength of a joined message, in UTF-16 code units
 * @param onTooLong called when a message is longer; what follows means nothing
 * @returns a function that takes a frame and gives a message when one is complete
 */
export function createFrameJoiner(
  maxLength: number,
  onTooLong: () => void,
): (frame: string) => string | null {
  let missing = 0;
  let length = 0;
  let parts: string[] = [];
  return (frame) => {
    if (missing === 0 && /^\d{1,6}$/.test(frame)) {
      missing = Number(frame);
      return null;
    }
    length += frame.length;
    if (length > maxLength) {
      onTooLong();
      return null;
    }
    parts.push(frame);
    missing = Math.max(0, missing - 1);
    if (missing > 0) return null;
    const message = parts.join('');
    parts = [];
    length = 0;
    return message;
  };
}
