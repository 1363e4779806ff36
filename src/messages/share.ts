export const share = {
  share: '共有',
  selected: '選んだ言葉',
  shareQuotation: 'この一文を共有',
  copied: 'クリップボードにコピーしました…！',
  failed: 'クリップボードへのコピーに失敗しました…！',
} as const;
