function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/** Orders by UTF-8 bytes, that is, by code points; UTF-16 units would put 😀 before U+FFFD. */
export function compareStrings(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a === b) continue;
    return isSurrogate(a) === isSurrogate(b) ? a - b : isSurrogate(a) ? 1 : -1;
  }
  return left.length - right.length;
}
