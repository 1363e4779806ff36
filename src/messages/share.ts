export const share = {
  share: '共有',
  copied: 'クリップボードにコピーしました…！',
  failed: 'クリップボードへのコピーに失敗しました…！',
} as const;
