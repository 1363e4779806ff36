import { storyTexts } from '../../view/texts/story-texts';

export const recap = {
  title: 'これまでのあらすじ',
  chapter: storyTexts.chapterTitle,
  here: (chapter: number, section: number) => `${storyTexts.place(chapter, section)}まで`,
  section: storyTexts.section,
  open: 'この章でお読みになった節から',
  nothing: 'まだ物語のはじまりです。ここから、そのままお読み下さい。',
  limit: 'お読みになったところまでの内容です。この先のことは書かれていません。',
  resume: (chapter: number, section: number) => `${storyTexts.place(chapter, section)}から読む`,
} as const;
