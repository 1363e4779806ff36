/** What a guest reads of registering before the form is opened. */
export const invitation = {
  label: '登録のご案内',
  how: '名前と第一声を決めるだけで、AIがその旅人の冒険を書き進めます。',
} as const;
