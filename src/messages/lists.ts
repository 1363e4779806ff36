/** Why a list has no rows. Apart from other failures, which the first view loads. */
export const lists = {
  failed: '一覧を読み込めませんでした。通信の状態を確かめて、開き直して下さい。',
  offline: 'サーバーとの接続が切れています。つながると、一覧がここに現れます。',
} as const;
