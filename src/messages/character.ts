export const character = {
  title: '旅人の記録',
  camp: '陣営',
  score: '得点',
  sections: '節',
  firstWord: '第一声',
  categories: '取り扱い',
  guest: 'ゲストとして読んでいます。',
  open: 'キャラシート',
  equipment: '装備',
  none: 'なし',
} as const;
