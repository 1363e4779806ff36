import type { TradeId } from '../vocabulary/trades';
import type { TradeEntry } from './trade-entry';

export const TRADES_OF_STAGE = {
  'powder-maker': {
    label: '火薬師',
    words:
      '火薬師 花火師 花火職人 火薬職人 爆弾魔 爆弾職人 発破師 爆破屋 爆弾処理班 爆発物処理班 ボンバーマン 火術師 炎使い 放火魔 火遁使い bomber demolitionist pyromaniac',
    skills: ['explosives'],
  },
  musician: {
    label: '楽師',
    words:
      '楽師 吟遊詩人 琵琶法師 三味線弾き 笛吹き 竪琴弾き ピアニスト ギタリスト バイオリニスト 太鼓打ち 太鼓叩き 音楽家 作曲家 指揮者 ドラマー ベーシスト バンドマン バード 辻楽士 楽士 リュート弾き 音楽教師 musician bard pianist guitarist composer',
    skills: ['sing'],
  },
  singer: {
    label: '歌い手',
    words:
      '歌い手 歌手 歌姫 アイドル オペラ歌手 地下アイドル 声楽家 演歌歌手 シンガー 瞽女 声優 singer idol diva',
    skills: ['sing'],
  },
  dancer: {
    label: '踊り子',
    words:
      '踊り子 踊り手 舞姫 舞妓 芸者 芸妓 ダンサー 舞踏家 白拍子 バレリーナ 遊女 花魁 太夫 剣舞 dancer ballerina geisha',
    skills: ['perform'],
  },
  actor: {
    label: '役者',
    words:
      '役者 俳優 女優 旅役者 大根役者 道化師 道化 ピエロ 大道芸人 曲芸師 軽業師 手品師 奇術師 マジシャン 人形遣い 腹話術師 芸人 お笑い芸人 漫才師 旅芸人 サーカス団員 見世物小屋の? 落語家 物まね芸人 モデル 影武者 コメディアン actor actress clown jester acrobat comedian stage_magician',
    skills: ['perform'],
  },
  storyteller: {
    label: '語り部',
    words: '語り部 講談師 噺家 紙芝居屋 昔話の語り手 弁士 語り手 紙芝居師 絵解き storyteller',
    skills: ['perform', 'memorise'],
  },
  painter: {
    label: '絵師',
    words:
      '絵師 画家 絵描き 浮世絵師 似顔絵描き 売れない画家 貧乏画家 イラストレーター 美大生 絵付け師 看板絵師 芸術家 アーティスト painter artist illustrator',
    skills: ['draw'],
  },
  explorer: {
    label: '探検家',
    words:
      '探検家 冒険家 登山家 案内人 道案内 山岳ガイド ガイド 斥候 斥候兵 旅行家 遺跡荒らし ダンジョン探索者 探索者 バックパッカー スカウト 猿飛 explorer scout guide mountaineer',
    skills: ['find-way', 'climb'],
  },
  mapmaker: {
    label: '地図師',
    words:
      '地図師 地図描き 地図職人 測量士 測量師 製図家 地図作り 地図屋 星図描き cartographer map_?maker surveyor',
    skills: ['draw', 'find-way'],
  },
  gravedigger: {
    label: '墓守',
    words:
      '墓守 墓掘り 墓掘り人 葬儀屋 葬儀屋さん 納棺師 棺桶職人 棺桶屋 死体回収屋 火葬場の? 湯灌師 gravedigger undertaker mortician',
    skills: ['endure', 'listen'],
  },
  barber: {
    label: '髪結い',
    words:
      '髪結い 床屋 美容師 理髪師 理容師 化粧師 髪結床 ネイリスト スタイリスト barber hairdresser',
    skills: ['listen'],
  },
  engineer: {
    label: '技師',
    words:
      'エンジニア プログラマー プログラマ システムエンジニア SE ハッカー クラッカー ITエンジニア 情シス 電気技師 橋梁技師 水道屋 設計士 設計技師 engineer programmer hacker developer',
    skills: ['mend', 'calculate'],
  },
  'office-worker': {
    label: '勤め人',
    words:
      '勤め人 会社員 サラリーマン OL 社畜 事務員 窓際族 中間管理職 課長 (?<!部の)(?<!部の副)部長 係長 平社員 新入社員 派遣社員 銀行員 郵便局員 コンサルタント コンサル フリーター アルバイト バイト コンビニ店員 店員 受付嬢 窓口係 公務員試験 office_worker salaryman clerk intern',
    skills: ['calculate'],
  },
  jobless: {
    label: '無職',
    words:
      '無職 ニート 失業者? 失業中 引きこもり ひきこもり 穀潰し 居候 ヒモ 隠居 ご隠居 年金暮らし 年金生活者 住所不定 プー太郎 自宅警備員 物乞い 乞食 ホームレス 野宿者 宿無し 孤児 捨て子 浮浪児 unemployed beggar orphan homeless retiree neet',
    skills: ['endure'],
  },
  wanderer: {
    label: '旅人',
    words:
      '旅人 放浪者 流れ者 風来坊 渡り鳥 さすらい人 根無し草 世捨て人 仙人 隠者 漂流者 異邦人 迷い人 亡命者 時間旅行者 タイムトラベラー さすらいの? 流浪の民 難民 ヒッチハイカー wanderer drifter hermit traveler nomad time_traveler',
    skills: ['find-way', 'endure'],
  },
} satisfies Partial<Record<TradeId, TradeEntry>>;
