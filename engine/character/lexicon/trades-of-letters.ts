import type { TradeId } from '../vocabulary/trades';
import { CLUB } from './clubs';
import type { TradeEntry } from './trade-entry';

export const TRADES_OF_LETTERS = {
  scribe: {
    label: '代書屋',
    words:
      '税理士 司法書士 行政書士 代書屋 代筆屋 書記 写字生 写本師 筆耕 書家 書道家 右筆 手紙の代筆屋 帳簿係 会計係 会計士 経理 勘定方 速記者 看板書き 看板屋 筆屋 印刷工 scribe accountant bookkeeper calligrapher',
    skills: ['write', 'calculate'],
  },
  writer: {
    label: '物書き',
    words:
      '物書き 小説家 作家 売れない作家 詩人 俳人 歌人 俳諧師 戯作者 劇作家 脚本家 漫画家 エッセイスト コピーライター 編集者 ラノベ作家 同人作家 writer novelist poet author',
    skills: ['write'],
  },
  reporter: {
    label: '瓦版屋',
    words:
      '瓦版屋 新聞記者 記者 情報屋 報道記者 ジャーナリスト カメラマン 写真家 写真師 配信者 ユーチューバー YouTuber VTuber アナウンサー reporter journalist photographer streamer',
    skills: ['observe', 'listen'],
  },
  scholar: {
    label: '学者',
    words:
      '学者 研究者 考古学者 歴史学者 歴史家 言語学者 数学者 科学者 天文学者 民俗学者 博士 教授 哲学者 昆虫学者 動物学者 鉱物学者 錬丹術師 学芸員 マッドサイエンティスト 賢者 大学院生 院生 scholar scientist professor researcher archaeologist philosopher sage',
    skills: ['read-scripts'],
  },
  librarian: {
    label: '司書',
    words:
      '司書 図書館員 図書委員 書庫番 文書係 古書店主 古書店員 本の修復師 記録係 librarian archivist',
    skills: ['read-scripts', 'memorise'],
  },
  teacher: {
    label: '先生',
    words:
      '教師 先生(?=$|。|で|だ|、|を(?:して|やって)) 寺子屋の(?:先生|師匠) 家庭教師 保育士 幼稚園の先生 指南役 コーチ 師範 塾講師 校長 保母 体育教師 養護教諭 teacher tutor coach',
    skills: ['teach'],
  },
  student: {
    label: '学生',
    words: `${CLUB}員? 部活 大学院生 院生 学級委員長? 生徒会長 生徒会 委員長 (?<![一-龠])[小中高][1-6一二三四五六](?![番度回人匹本分つ時病])(?:男子|女子|生)? (?:小学|中学|高校|大学)[1-6一二三四五六]年(?:生)? 新入生 転校生 男子高生 専門学生 学生 生徒 大学生 高校生 女子高生 男子高校生 中学生 小学生 受験生 浪人生 留学生 JK 書生 見習い生 魔法学校の生徒 生徒会長 学級委員長? 帰宅部 落第生 劣等生 優等生 園児 幼稚園児 student schoolgirl schoolboy`,
    skills: ['read-scripts'],
  },
  priest: {
    label: '僧',
    words:
      '僧侶 僧 坊主(?!頭|が|は) お坊さん 旅の僧 破戒僧 生臭坊主 僧兵 山伏 神父 牧師 司祭 神官 巫女 修道士 修道女 シスター 尼 尼僧 住職 神主 宣教師 修験者 聖職者 シャーマン 祈祷師 エクソシスト 祓い屋 priest(?:ess)? nun cleric shaman exorcist shrine_maiden',
    skills: ['listen', 'read-scripts'],
  },
  diviner: {
    label: '占い師',
    words:
      '占い師 易者 星読み 占星術師 予言者 預言者 霊媒師 霊能者 夢占い師 辻占 イタコ 天気予報士 気象予報士 fortune-?_?teller diviner seer oracle medium',
    skills: ['divine'],
  },
  wizard: {
    label: '魔法使い',
    words:
      '魔法使い 魔術師 魔導士 魔導師 魔道士 魔女 召喚士 召喚師 陰陽師 呪術師 呪術使い 幻術師 黒魔道士 白魔道士 精霊使い 死霊術師 ネクロマンサー 大魔導師 結界師 仙術使い 超能力者 妖術使い 魔法学校の? 時魔法使い 祈禱師 wizard witch mage sorcerer(?:ess)? necromancer',
    skills: ['magic'],
  },
  alchemist: {
    label: '錬金術師',
    words:
      '錬金術師 錬金術士 調香師 香水師 染料師 毒使い 毒師 薬学者 化学者 実験係 alchemist chemist',
    skills: ['magic', 'heal'],
  },
} satisfies Partial<Record<TradeId, TradeEntry>>;
