export const character = {
  camp: '陣営',
  score: '得点',
  sections: '節',
  firstWord: '第一声',
  categories: '取り扱い',
  equipment: '装備',
  none: 'なし',
} as const;
