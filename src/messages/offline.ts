/** What can be read without a network. */
export const offline = {
  stored: 'この端末で読める物語',
  none: 'この端末には、まだ物語が保存されていません。',
} as const;
