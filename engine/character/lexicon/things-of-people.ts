import type { ThingId } from '../vocabulary/things';
import type { Entry } from './entry';

export const THINGS_OF_PEOPLE = {
  money: {
    label: '金',
    topics:
      '金 お金 おかね カネ かね 銭 ゼニ 小判 銀貨 金貨 金儲け 商売 節約 貯金 儲け話 値切ること 値切るの 💰 money gold coins?',
    sure: '金の亡者 守銭奴 金にがめつ がめつい 金に汚 金に目がな 銭ゲバ ケチ けち 倹約家 しまり屋 吝嗇',
  },
  books: {
    label: '本',
    topics:
      '本 読書 書物 古本 物語 小説 漫画 まんが マンガ 図書館 図書室 絵本 詩 辞書 活字 推し アニメ ラノベ 📚 📖 books? reading novels? manga anime',
    sure: '本の虫 読書家 活字中毒 本ばかり読 いつも本を読 bookworm',
  },
  music: {
    label: '音楽',
    topics:
      '音楽 歌 歌うこと 歌うの 踊り 踊ること 踊るの 楽器 笛 ギター ピアノ 唄 カラオケ ロック 🎵 🎶 🎸 music singing dancing songs?',
  },
  festivals: {
    label: '祭り',
    topics:
      '祭り お祭り 祭 宴 花火大会 お祭り騒ぎ パーティー 賑やかな(?:所|ところ|場所|の) にぎやかな(?:所|ところ|場所|の) お正月 festivals? part(?:y|ies)',
    sure: 'パリピ お祭り男 お祭り女 祭り好き',
  },
  gambling: {
    label: '賭け',
    topics:
      '賭け 賭け事 賭けごと 博打 ばくち ギャンブル 勝負 勝負事 サイコロ 麻雀 競馬 パチンコ カード 将棋 囲碁 じゃんけん 🎲 gambling chess',
    sure: '博打打ち 賭け狂い ギャンブラー ギャンブル狂',
  },
  fights: {
    label: '喧嘩',
    topics:
      '喧嘩 ケンカ けんか 戦い 戦闘 争い 争い事 争いごと 戦 戦争 暴力 決闘 強い(?:奴|やつ|相手) 血 武器 剣 刀 fights? fighting war violence',
    sure: '戦闘狂 バトルジャンキー 喧嘩好き 喧嘩っ早',
  },
  travel: {
    label: '旅',
    topics:
      '旅 旅行 冒険 散歩 遠出 旅先 知らない町 知らない街 歩くの 歩くこと 寄り道 ドライブ 乗り物 電車 鉄道 travel(?:l?ing)? adventures? walks?',
    sure: '放浪癖 旅好き 風来坊',
  },
  sleep: {
    label: '眠ること',
    topics:
      '眠ること 寝ること 寝るの 眠るの 昼寝 睡眠 布団 ふとん お布団 枕 二度寝 こたつ コタツ 炬燵 ごろごろ だらだら 休み 休日 怠けること 💤 sleep(?:ing)? naps?',
    sure: '寝るのが仕事',
  },
  baths: {
    label: '風呂',
    topics: '風呂 お風呂 温泉 湯 銭湯 サウナ 湯治 ♨ 🛁 baths? hot_springs?',
    sure: '風呂好き 長風呂',
  },
  work: {
    label: '働くこと',
    topics:
      '働くこと 働くの 仕事 労働 残業 会社 努力 修行 修業 鍛錬 練習 面倒なこと 面倒ごと 面倒事 めんどくさいこと work overtime',
    sure: '仕事中毒 仕事の鬼 ワーカホリック 仕事人間',
  },
  study: {
    label: '学ぶこと',
    topics:
      '英語 国語 理科 勉強 学問 学ぶこと 研究 実験 試験 テスト 宿題 授業 学校 歴史 数学 算数 座学 study(?:ing)? school homework exams? science',
    sure: '研究熱心 勉強家 向学心',
  },
  gossip: {
    label: '噂話',
    topics: '噂 噂話 うわさ うわさ話 世間話 陰口 井戸端会議 恋バナ 恋の話 gossip',
    sure: '野次馬 やじ馬 噂好き ゴシップ好き',
  },
  riddles: {
    label: '謎',
    topics:
      '謎 謎解き なぞなぞ 推理 推理小説 秘密 不思議なこと 不思議な話 パズル 暗号 迷路 怪談 実験台 未知 新しいこと 新しいもの 珍しいもの 変なもの riddles? puzzles? myster(?:y|ies)',
    sure: '謎好き',
  },
  tinkering: {
    label: '機械いじり',
    topics:
      '機械 機械いじり からくり 発明 時計 道具 歯車 ロボット 分解 工作 釣り 釣り道具 車 🔧 machines? gadgets? fishing',
  },
  handicraft: {
    label: '手仕事',
    topics:
      '料理 お菓子作り 裁縫 編み物 刺繍 手芸 絵 絵を描くこと 絵を描くの 落書き 陶芸 庭いじり 畑仕事 土いじり 園芸 盆栽 cooking knitting drawing gardening',
  },
  clothes: {
    label: 'きれいな着物',
    topics:
      '服 着物 おしゃれ お洒落 ドレス かわいいもの 可愛いもの 可愛い物 綺麗なもの きれいなもの 美しいもの 宝石 光るもの 光り物 キラキラ きらきら ぬいぐるみ 人形 化粧 リボン 👗 💎 clothes dresses cute_things shiny_things',
    sure: '着道楽 おしゃれ番長 面食い 面喰い',
  },
  'old-things': {
    label: '古いもの',
    topics: '古いもの 古い物 骨董 骨董品 遺跡 廃墟 古道具 思い出 昔話 伝統 antiques ruins',
    sure: '',
  },
  treasure: {
    label: '宝物',
    topics: '宝 お宝 宝物 財宝 宝探し 埋蔵金 秘宝 貝殻 石 石ころ 切手 👑 treasures?',
  },
  quiet: {
    label: '静けさ',
    topics:
      '静かな(?:所|ところ|場所|の|時間|夜) 静けさ 静寂 平和 平穏 日常 のんびり 穏やかな(?:日|暮らし|時間) 静か 沈黙 quiet silence peace',
  },
  crowds: {
    label: '人混み',
    topics:
      '人混み 人ごみ 人込み 騒がしい(?:所|ところ|場所|の|人) うるさい(?:所|ところ|場所|の|人|奴|やつ) 大勢 騒音 大きな音 大声 都会 行列 満員電車 集団行動 crowds? noise',
  },
  solitude: {
    label: '独り',
    topics:
      '一人 ひとり 独り 孤独 一人旅 一人の時間 一人でいるの ひとりでいるの 留守番 solitude being_alone',
    sure: '一匹狼 孤高 ぼっち',
  },
  cleanliness: {
    label: '清潔',
    topics:
      '掃除 片付け 片づけ 整理整頓 洗濯 清潔 汚れ 不潔 埃 ゴミ 泥 臭い(?:もの|の) 🧹 cleaning dirt',
    sure: 'きれい好き 綺麗好き 潔癖',
  },
  lies: {
    label: '嘘',
    topics:
      '嘘 うそ ウソ 嘘つき 裏切り 裏切り者 卑怯者 卑怯 卑怯な(?:真似|こと) ずる お世辞 建前 陰口 いかさま 偽物 lies? liars? cheaters?',
  },
  authority: {
    label: '偉い人',
    topics:
      '偉い人 偉そうな(?:人|奴|やつ) えらそうな(?:人|奴|やつ) 貴族 役人 お上 権力 権力者 王族 金持ち 上司 先生 大人 親方 警察 神 坊主 政治家 説教 命令 命令されること 命令されるの 指図 束縛 authority nobles? rich_people bosses',
    sure: '反骨 権力に(?:屈|媚び|負け)(?!る)',
  },
  rules: {
    label: '決まり',
    topics:
      '規則 ルール 決まり 規律 校則 法律 秩序 時間 時間を守る(?:の|こと) 約束の時間 書類 rules?',
    sure: '規則にうるさ 几帳面 融通が(?:利|き)か 杓子定規',
  },
  promises: {
    label: '約束',
    topics: '約束 義理 恩 仁義 友情 家族 仲間 promises? loyalty',
    sure: '約束(?:は|を|だけは)(?:必ず|絶対|決して)?[^、。]{0,4}(?:守|破ら|忘れな) 義理堅 律儀',
  },
  injustice: {
    label: '曲がったこと',
    topics:
      '曲がったこと 不正 弱い者いじめ いじめ 悪 悪事 悪人 差別 理不尽 不公平 弱い者いじめする(?:人|奴|やつ) ずるい(?:こと|奴|やつ|人) injustice bull(?:y|ies)',
    sure: '',
  },
  praise: {
    label: '褒められること',
    topics:
      '褒められること 褒められるの 褒め言葉 ほめられること ほめられるの 注目 目立つこと 目立つの 拍手 自分 勝つこと 勝つの 人気 名声 人助け 人の笑顔 笑顔 人を笑わせること いたずら 悪戯 praise attention winning',
    sure: '目立ちたがり 褒められると(?:弱|伸び|調子) おだてに(?:弱|乗) 承認欲求 ナルシスト 自分大好き',
  },
} satisfies Partial<Record<ThingId, Entry>>;
