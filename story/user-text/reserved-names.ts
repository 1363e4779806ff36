/** Names of the game, its storyteller, its guests and its operator. */
export const RESERVED_NAMES = {
  /** Reserved as a part of a name. */
  anywhere: ['10353', 'ゲームマスター', '運営', '管理者', '管理人', 'システム管理'],
  /** Reserved as a whole name, apart from digits, marks and a title. */
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
  /** Suffixes that don't change a whole name. */
  titles: ['さん', '様', 'さま', '係', '公式'],
} as const;
