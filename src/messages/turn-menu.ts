export const turnMenu = {
  readAloud: 'ここから読み上げ',
} as const;
