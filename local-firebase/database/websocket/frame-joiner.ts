/**
 * The SDKs split long messages into frames of 16,384 characters, after a frame with their number; `0` alone is a
 * keep-alive.
 * @param maxLength of a joined message, in UTF-16 code units
 * @param onTooLong called when a message is longer; later frames are ignored
 * @returns a function that takes a frame and returns a message when one is complete
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
