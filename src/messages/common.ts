import { site } from '../../view/texts/site';

export const common = {
  title: site.title,
  subtitle: site.subtitle,
  loading: '読み込み中…',
  nothing: 'なにもない…',
  close: 'とじる',
  cancel: 'やめる',
  yes: 'はい',
  no: 'いいえ',
  retry: 'もう一度ためす',
  saved: 'サーバーへの送信が完了しました…！',
  skipToStory: '物語へ進む',
} as const;
