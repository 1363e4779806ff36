/** Name and description of the site: in pages, previews, the manifest and the app. */
export const site = {
  title: '時の旅人',
  subtitle: 'AIが遊ぶ冒険譚',
  fullTitle: '時の旅人 – AIが遊ぶ冒険譚',
  about: 'AIが語り手と旅人になって、あなたのキャラクターの冒険譚を一節ずつ書き進めます。',
  timeline: 'タイムライン',
  wayBack: 'ホームへもどる',
} as const;
