import type { TradeId } from '../vocabulary/trades';
import type { TradeEntry } from './trade-entry';

export const TRADES_OF_ROAD = {
  porter: {
    label: '荷運び',
    words:
      '荷運び人? 荷揚げ人足 荷役 人足 ポーター 運び屋 荷物持ち 日雇い 強力 力士 相撲取り 土方 引っ越し屋 沖仲仕 レスラー 重量挙げ選手 porter sumo_wrestler',
    skills: ['strength', 'deliver'],
  },
  courier: {
    label: '飛脚',
    words:
      '飛脚 郵便屋 郵便屋さん 郵便配達(?:員|人)? 郵便配達見習い 配達員 配達人 伝令 使者 文使い 手紙配り 新聞配達 宅配便? 運送屋 早馬 メッセンジャー マラソンランナー 陸上選手 courier messenger mail_?(?:man|carrier) postman',
    skills: ['deliver', 'run'],
  },
  coachman: {
    label: '御者',
    words:
      '御者 馭者 馬方 馬車屋 車夫 人力車夫 駕籠かき タクシー運転手 トラック運転手 運転手 バス運転手 電車の運転士 騎手 ジョッキー 竜騎士 coachman driver jockey',
    skills: ['ride'],
  },
  soldier: {
    label: '兵士',
    words:
      '兵士 兵隊 歩兵 傭兵崩れ 軍人 将軍 将校 老兵 新兵 騎兵 衛兵長 隊長 副官 参謀 軍曹 少尉 大佐 脱走兵 敗残兵 落武者 落ち武者 足軽 武将 戦士 勇士 特殊部隊 工兵 海兵 自衛官 soldier warrior general veteran',
    skills: ['fight-blade', 'endure'],
  },
  knight: {
    label: '騎士',
    words:
      '騎士 聖騎士 女騎士 騎士団長 黒騎士 パラディン 近衛騎士 姫騎士 従騎士 放浪騎士 遍歴の騎士 knight paladin',
    skills: ['fight-blade', 'ride'],
  },
  swordsman: {
    label: '剣士',
    words:
      '剣士 女剣士 剣客 剣豪 剣聖 魔法剣士 魔剣士 大剣使い 剣術家 剣術指南 居合使い 抜刀使い 槍使い 槍兵 短剣使い 斧使い 鎌使い 薙刀使い 人斬り 辻斬り 処刑人 首切り役人 剣闘士 swords(?:man|woman|wom[ae]n) gladiator fencer spearman',
    skills: ['fight-blade'],
  },
  'two-blade-fighter': {
    label: '双剣使い',
    words: '双剣使い 双剣士 双剣の(?:剣士|使い手) 二刀流(?:の)?(?:剣士|使い)? dual-?_?wielder',
    skills: ['fight-two-blades', 'fight-blade'],
  },
  archer: {
    label: '弓使い',
    words:
      '弓使い 弓師 弓兵 射手 弓取り 狙撃手 スナイパー ガンマン 銃士 鉄砲撃ち 銃使い 砲術師 砲手 弓道部員? アーチャー archer sniper gunslinger gunner',
    skills: ['shoot'],
  },
  fighter: {
    label: '武闘家',
    words:
      '元ヤン 武闘家 格闘家 拳闘士 拳士 空手家 柔道家 ボクサー プロレスラー モンク 用心棒 喧嘩屋 不良 ヤンキー 番長 武術家 武道家 拳法家 ヤクザ 極道 チンピラ 任侠 総長 柔術家 boxer monk brawler martial_artist yakuza',
    skills: ['fight-bare-hands'],
  },
  guard: {
    label: '番人',
    words:
      '番人 門番 衛兵 護衛 警備員 夜警 夜回り 守衛 ボディーガード 火消し 消防士 番犬役 見張り番? 鐘守 鐘つき 城門の番 看守 ライフセーバー guard bodyguard firefighter watchman',
    skills: ['observe', 'fight-bare-hands'],
  },
  mercenary: {
    label: '傭兵',
    words:
      '傭兵 傭兵団長 冒険者 雇われ兵 始末屋 殺し屋 暗殺者 アサシン 何でも屋 便利屋 万事屋 請負人 mercenary adventurer assassin hitman',
    skills: ['fight-blade', 'endure'],
  },
  samurai: {
    label: '侍',
    words:
      '侍 サムライ 武士 浪人(?!生) 素浪人 旗本 剣術師範 武者修行中 武者 若侍 女武者 与力 samurai ronin',
    skills: ['fight-blade'],
  },
  ninja: {
    label: '忍び',
    words:
      '忍者 忍び(?!足|の(?:術|里)|込|寄) くノ一 くのいち 間者 密偵 スパイ 隠密 抜け忍 工作員 二重スパイ 諜報員 ninja spy',
    skills: ['hide', 'climb'],
  },
  bandit: {
    label: '山賊',
    words:
      '山賊 盗賊団の? 追い剥ぎ 馬賊 野盗 義賊 密輸人 密輸業者 逃亡者 お尋ね者 指名手配犯 囚人 脱獄囚 罪人 前科者 革命家 テロリスト bandit outlaw smuggler fugitive convict',
    skills: ['hide', 'fight-blade'],
  },
  thief: {
    label: '盗人',
    words:
      '盗人 盗っ人 泥棒 怪盗 盗賊 こそ泥 空き巣 スリ 掏摸 墓荒らし 金庫破り 鍵師 シーフ 大泥棒 thief burglar pickpocket',
    skills: ['steal', 'pick-locks', 'hide'],
  },
  swindler: {
    label: '詐欺師',
    words:
      '詐欺師 ペテン師 いかさま師 イカサマ師 結婚詐欺師 偽医者 贋作師 贋作家 偽物売り 山師 ほら吹き男爵 いんちき霊媒師 インチキ占い師 狂言回し con_?(?:man|artist) swindler fraud',
    skills: ['deceive', 'persuade'],
  },
  gambler: {
    label: '博打打ち',
    words:
      '博打打ち 博打うち 博徒 賭博師 ギャンブラー 勝負師 壺振り 棋士 将棋指し 雀士 ディーラー 遊び人 ゲーマー プロゲーマー 相場師 トレーダー 投資家 gambler gamer',
    skills: ['games'],
  },
} satisfies Partial<Record<TradeId, TradeEntry>>;
