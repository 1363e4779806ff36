import { storyTexts } from '../../view/texts/story-texts';

export const picture = {
  makeOf: (section: number) => `第${section}節の画像を作る`,
  title: 'この節の画像',
  zoom: '拡大する',
  unzoom: '元の大きさに戻す',
  shape: '形',
  shapes: { wide: '横長', tall: '縦長' },
  sizes: { wide: '1200×630', tall: '1080×1920' },
  alt: (title: string, section: number) => `${title}　第${section}節の画像`,
  place: (chapter: number, title: string, section: number) =>
    `第${chapter}章　${title}　第${section}節`.replace('　　', '　'),
  writtenByAi: storyTexts.writtenByAi,
  save: '画像を保存',
  send: 'アプリに送る',
  saved: (name: string) => `「${name}」を保存しました。`,
  drawing: '描いています…',
  failed: '画像を作れませんでした。もう一度お試し下さい。',
} as const;
