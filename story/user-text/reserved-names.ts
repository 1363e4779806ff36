/** Names by which the game itself, its storyteller, its guests and whoever runs it are known. */
export const RESERVED_NAMES = {
  /** Reserved wherever they stand in a name. */
  anywhere: ['10353', 'ゲームマスター', '運営', '管理者', '管理人', 'システム管理'],
  /** Reserved where nothing else stands in the name but digits, marks and a title. */
  whole: [
    'ゲスト',
    'お名前のないゲスト',
    '名を伏せた旅人',
    'システム',
    '帳場',
    '公式',
    '事務局',
    'スタッフ',
    'サポート',
    'モデレーター',
    'GM',
    'admin',
    'administrator',
    'gamemaster',
    'guest',
    'moderator',
    'official',
    'operator',
    'root',
    'staff',
    'support',
    'system',
  ],
  /** What may follow a whole name and changes nothing. */
  titles: ['さん', '様', 'さま', '係', '公式'],
} as const;
