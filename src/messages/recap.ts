export const recap = {
  title: 'これまでのあらすじ',
  chapter: (number: number, title: string) => `第${number}章　${title}`.trim(),
  here: (chapter: number, section: number) => `第${chapter}章 第${section}節まで`,
  section: (number: number) => `第${number}節`,
  open: 'この章でお読みになった節から',
  gameMaster: 'ゲームマスター',
  nothing: 'まだ物語のはじまりです。ここから、そのままお読み下さい。',
  limit: 'お読みになったところまでの内容です。この先のことは書かれていません。',
  resume: (chapter: number, section: number) => `第${chapter}章 第${section}節から読む`,
} as const;
