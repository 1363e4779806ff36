/** What a guest reads of registering before the form is opened. */
export const invitation = {
  open: '登録する',
  invite: 'あなたの物語も、ここからはじまります。',
  firstWordDefault: 'このループからぬけださなきゃ…',
} as const;
