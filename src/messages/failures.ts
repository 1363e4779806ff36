/** Why a write did not succeed, after what was tried: a person reads both as one sentence. */
const reasons: Readonly<Record<string, string>> = {
  offline: 'サーバーにつながりません。通信の状態を確かめて、もう一度お試し下さい。',
  unconfirmed:
    '送信しましたが、サーバーからの返事がまだありません。届いているかもしれません。もう一度お試しになっても、二重にはなりません。',
  'not-signed-in': 'サインインできていません。通信の状態を確かめて、もう一度お試し下さい。',
  unavailable: 'サーバーが今は受け付けられません。時間をおいて、もう一度お試し下さい。',
  denied: 'サーバーに断られました。入力の内容を見直して、もう一度お試し下さい。',
};

/** @param what What did not succeed. An unconfirmed write is not reported as failed. */
const because = (what: string, code: string): string =>
  `${code === 'unconfirmed' ? '' : what}${reasons[code] ?? '少し待ってから、もう一度お試し下さい。'}`;

export const failures = {
  because,
  like: (code: string): string =>
    code === 'denied'
      ? 'いまは、この節にいいねできません。少し待ってから、もう一度お試し下さい。'
      : because('いいねを送れませんでした。', code),
  register: '登録できませんでした。入力した内容はそのまま残っています。',
  save: '保存できませんでした。入力した内容はそのまま残っています。',
  browse: '読む物語の選択を、サーバーに保存できませんでした。',
  story: '物語を読み込めませんでした。',
  storyDetail: 'Failed to get documents from server',
  storyHint: '通信の状態を確かめて、もう一度お試し下さい。',
  offline:
    'サーバーとの接続が切れています。つながると自動でもとに戻ります。読み込み済みの物語はこのまま読めます。いいねや登録は、つながってからお試し下さい。',
  dialog: '開けませんでした。通信の状態を確かめて、ページを読み込み直して下さい。',
  crash: '画面を表示できませんでした。',
  crashHint: '物語やご登録の内容は失われていません。読み込み直して下さい。',
  reload: '読み込み直す',
  configuration: 'このページは設定されていません。サーバーから開き直して下さい。',
} as const;
