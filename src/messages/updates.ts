export const updates = {
  label: '新しい版のお知らせ',
  waiting: '時の旅人の新しい版が届いています。読み込み直すと、新しくなります。',
  reload: '読み込み直す',
  later: 'あとで',
} as const;
