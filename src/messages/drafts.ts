/** Said where something typed has not been sent. */
export const unsent = {
  title: 'まだ送信していません',
  kept: '書きかけの内容があります。とじますか？　書いたものはこの端末に残り、次に開いたときに続きから書けます。',
  lost: '書きかけの内容があります。とじると消えますが、宜しいですか？',
  restored: '前の書きかけを開きました。まだ送信していません。',
  reset: '書きかけを消す',
} as const;
