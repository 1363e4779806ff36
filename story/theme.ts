/** The seven themes. Each is the world of one loop of the story. */
export const THEMES = [
  'ほのぼの',
  'バトルロワイヤル',
  '商人物語立身出世篇',
  '商人物語商売繁盛篇',
  '魔法学校',
  'ミステリー',
  '冒険物',
] as const;
export type Theme = (typeof THEMES)[number];
