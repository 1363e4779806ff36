/** Beside the story, to readers without one of their own. */
export const guestTexts = {
  /** The panel's name, of participants too. */
  panel: '旅人の記録',
  reads: 'ゲストとして読んでいます。',
  invite: 'あなたの物語も、ここからはじまります。',
} as const;
