/** A guest's placeholder names: before and after the look-up that found no entry. */
export const GUEST_NAME = 'ゲスト#10353';
export const NAMELESS_GUEST_NAME = 'お名前のないゲスト#10353';

/** Guests are known by the number in their name, and shown as ゲスト. */
export function isGuestName(onamae: string): boolean {
  return onamae.includes('#10353');
}

export function shownName(onamae: string): string {
  return isGuestName(onamae) ? 'ゲスト' : onamae;
}
