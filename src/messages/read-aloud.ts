export const readAloud = {
  title: '読み上げ',
  section: (number: number) => `第${number}節`,
  play: '読み上げを続ける',
  pause: '一時停止',
  stop: '読み上げをやめる',
  speed: '速さ',
  speedOf: (speed: string) => `${speed}倍`,
  ends: {
    unsupported: 'お使いのブラウザには読み上げの機能がありません。ほかのブラウザでお試し下さい。',
    'no-voice':
      'この端末には日本語の音声が見つかりません。端末の設定で日本語の音声を加えると、読み上げをお聴きいただけます。',
    blocked: 'ブラウザが読み上げを止めています。再生ボタンをもう一度押して下さい。',
    failed: '読み上げが止まりました。再生ボタンで、この文から続けられます。',
    finished: '最新の節まで読み上げました。',
  },
} as const;
