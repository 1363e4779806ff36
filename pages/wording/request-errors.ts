interface RequestError {
  readonly status: number;
  /** A sentence with the cause and the next step. */
  readonly sentence: string;
}

/** Why a request is refused. */
export const REQUEST_ERRORS = {
  'target-malformed': {
    status: 400,
    sentence: 'アドレスの書き方に誤りがあります。リンクをもう一度お確かめ下さい。',
  },
  'request-malformed': {
    status: 400,
    sentence: '送られた内容を読み取れませんでした。ページを開き直して下さい。',
  },
  'not-found': {
    status: 404,
    sentence:
      'お探しのページは見つかりませんでした。アドレスをお確かめのうえ、もう一度お試し下さい。',
  },
  'method-not-allowed': {
    status: 405,
    sentence: 'このアドレスでは、ページを読むことだけができます。',
  },
  'request-timeout': {
    status: 408,
    sentence: '通信に時間がかかりすぎました。もう一度お試し下さい。',
  },
  'target-too-long': {
    status: 414,
    sentence: 'アドレスが長すぎます。リンクをもう一度お確かめ下さい。',
  },
  'headers-too-large': {
    status: 431,
    sentence:
      'ブラウザーから送られた情報が大きすぎます。Cookieを削除してから、もう一度お試し下さい。',
  },
  'request-failed': {
    status: 500,
    sentence: 'ページを用意できませんでした。少し待ってから、もう一度お試し下さい。',
  },
  'picture-not-rendered': {
    status: 500,
    sentence: '絵を描けませんでした。少し待ってから、もう一度お試し下さい。',
  },
  'source-not-readable': {
    status: 503,
    sentence: '物語を読み込めませんでした。少し待ってから、もう一度お試し下さい。',
  },
  'pictures-busy': {
    status: 503,
    sentence: '絵の用意がこみ合っています。少し待ってから、もう一度お試し下さい。',
  },
} as const satisfies Readonly<Record<string, RequestError>>;

export type RequestErrorCode = keyof typeof REQUEST_ERRORS;
