/** How a guest speaks; read from its first line. */
export const GUEST_VOICES = ['polite', 'rough', 'old', 'plain'] as const;
export type GuestVoice = (typeof GUEST_VOICES)[number];

/** Another participant's character in a story. It appears and speaks; the story does not change it. */
export interface Guest {
  readonly uid: string;
  readonly name: string;
  readonly firstWord: string;
  readonly voice: GuestVoice;
}
