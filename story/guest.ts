/** Placeholder names of a user without an entry: before and after the look-up. */
export const GUEST_NAME = 'ゲスト#10353';
export const NAMELESS_GUEST_NAME = 'お名前のないゲスト#10353';

/** Users without an entry are numbered in their name, and shown as ゲスト. */
export function isGuestName(onamae: string): boolean {
  return onamae.includes('#10353');
}

export function shownName(onamae: string): string {
  return isGuestName(onamae) ? 'ゲスト' : onamae;
}
