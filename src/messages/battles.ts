export const battles = {
  title: '勝負の記録',
  upTo: (chapter: number, section: number) => `第${chapter}章 第${section}節までの勝負`,
  place: (chapter: number, section: number) => `第${chapter}章 第${section}節`,
  versus: '対',
  winner: '勝者',
  at: (shop: string) => `${shop}にて`,
  picture: (chapter: number, section: number) => `第${chapter}章 第${section}節の挿絵`,
  unreadable: (chapter: number) => `第${chapter}章は読み込めませんでした。`,
} as const;
