import { REPORT_REASON_LIMIT, type ReportKind } from '../../story/report';

const kinds: Readonly<Record<ReportKind, string>> = {
  harmful: '暴力や危険な行いをあおる',
  discriminating: '差別や悪口になっている',
  sexual: '性的な内容がある',
  private: '個人の情報が書かれている',
  copied: 'ほかの作品の写しになっている',
  broken: '文がこわれていて読めない',
  other: 'そのほか',
};

export const report = {
  story: '物語を通報する',
  turn: (section: number) => `第${section}節を通報する`,
  lead: '読んでいて困ったことを、運営に知らせます。だれが通報したかは、ほかの方には分かりません。',
  kind: '通報の理由',
  kinds,
  kindMissing: '通報の理由を選んで下さい。',
  reason: 'くわしい内容（なくてもかまいません）',
  reasonHint: (length: number) => `${length} / ${REPORT_REASON_LIMIT}文字`,
  reasonTooLong: `くわしい内容は${REPORT_REASON_LIMIT}文字までです。短くして下さい。`,
  submit: '通報する',
  confirmTitle: 'ご確認',
  confirm: 'この内容を運営に送ります。よろしいですか…？',
  sent: 'お知らせありがとうございます。運営が内容を確かめます。',
  failed: '通報を送れませんでした。入力した内容はそのまま残っています。',
  tooSoon:
    '同じ物語への通報は、1分に1回までです。少し待ってから、もう一度お試し下さい。入力した内容はそのまま残っています。',
} as const;
