import { storyTexts } from '../../view/texts/story-texts';

export const turnMenu = {
  open: (section: number) => `${storyTexts.section(section)}のメニュー`,
  readAloud: 'ここから読み上げ',
} as const;
