import type { FearId } from '../vocabulary/fears';
import type { ThingId } from '../vocabulary/things';
import type { Entry } from './entry';

/** `topics`: what is liked or disliked where a predicate follows; `sure`: says by itself that it is liked. */
export const THING_WORDS: Readonly<Record<ThingId, Entry>> = {
  cats: {
    label: '猫',
    topics:
      '猫 ねこ ネコ にゃんこ ニャンコ 子猫 仔猫 野良猫 黒猫 もふもふ モフモフ 🐱 🐈 cats? kittens?',
    sure: '愛猫家 猫派 猫に目がな 猫を飼 猫🐱?(?:と|を)(?:暮ら|吸)',
  },
  dogs: {
    label: '犬',
    topics: '犬 いぬ イヌ わんこ ワンコ 子犬 仔犬 柴犬 🐶 🐕 dogs? pupp(?:y|ies)',
    sure: '愛犬家 犬派',
  },
  birds: {
    label: '鳥',
    topics: '鳥 小鳥 鶏 にわとり ニワトリ カラス 雀 文鳥 鳩 鷹 フクロウ 梟 ペンギン 🐦 birds?',
  },
  horses: { label: '馬', topics: '馬 牛 山羊 羊 ヤギ 🐴 horses? goats?' },
  animals: {
    label: '動物',
    topics:
      '動物 生き物 獣 けもの ペット うさぎ ウサギ 兎 ねずみ ネズミ 鼠 ハムスター 狼 熊 狐 狸 animals? rabbits? mice rats?',
  },
  insects: {
    label: '虫',
    topics: '虫 昆虫 蜘蛛 クモ 蝶 カブトムシ 毛虫 ゴキブリ 蜂 蛍 insects? bugs? spiders?',
  },
  snakes: { label: '蛇', topics: '蛇 ヘビ トカゲ 爬虫類 蛙 カエル 亀 snakes? frogs? reptiles?' },
  flowers: {
    label: '花',
    topics: '花 草花 植物 桜 薔薇 バラ 木 森 苔 きのこ キノコ 茸 自然 🌸 🌻 flowers? plants?',
  },
  children: {
    label: '子ども',
    topics: '子ども 子供 こども 赤ん坊 赤子 ガキ 幼子 孫 children kids bab(?:y|ies)',
    sure: '子煩悩',
  },
  people: {
    label: '人',
    topics:
      '人 人間 他人 人々 女 女性 女の子 男 美女 美人 美少年 イケメン 若い娘 人と話すの 人付き合い おしゃべり お喋り people',
    sure: '女好き 人好き 女たらし 女に目がな 人懐っこ 人なつっこ',
  },
  sweets: {
    label: '甘いもの',
    topics:
      '甘いもの 甘い物 甘味 お菓子 菓子 団子 饅頭 まんじゅう 大福 羊羹 餡子 あんこ あんぱん 飴 飴玉 砂糖 蜂蜜 はちみつ ケーキ プリン チョコ チョコレート クッキー アイス パフェ ドーナツ ドーナッツ 飴細工 金平糖 こんぺいとう 果物 りんご 林檎 リンゴ 苺 いちご 桃 蜜柑 みかん どら焼き たい焼き 鯛焼き 最中 おはぎ ぼたもち 栗 焼き芋 芋 スイーツ マカロン 干し柿 柿 🍰 🍩 🍡 🍎 🍮 🍫 sweets? cakes? candy chocolate cookies? sugar honey',
    sure: '甘党 甘いもの(?:が|さえ)あれば 甘いもの(?:で|に)(?:釣|つ)られ sweet_tooth',
  },
  alcohol: {
    label: '酒',
    topics:
      '酒 お酒 日本酒 葡萄酒 ワイン ビール 地酒 酒盛り 宴会 飲み会 焼酎 エール ウイスキー 🍺 🍶 🍷 beer wine alcohol ale sake drinking',
    sure: '酒豪 大酒飲み 大酒呑み 酒飲み 酒呑み のんべえ 呑兵衛 飲んだくれ 呑んだくれ 酒好き 酒に強 酒がないと 酒さえ 酒びたり 酒浸り 蟒蛇 うわばみ ザル drunkard',
  },
  meat: {
    label: '肉',
    topics:
      '肉 お肉 焼肉 焼き肉 串焼き 鶏肉 牛肉 豚肉 骨付き肉 唐揚げ からあげ ステーキ ハンバーグ ハム ベーコン 🍖 🍗 meat steak bacon',
  },
  fish: {
    label: '魚',
    topics:
      '魚 お魚 焼き魚 刺身 寿司 鰻 うなぎ 秋刀魚 鮭 干物 さば 鯖 蛸 たこ 烏賊 貝 海老 蟹 カニ 牡蠣 🍣 sushi seafood',
  },
  vegetables: {
    label: '野菜',
    topics:
      '野菜 人参 にんじん ニンジン ピーマン トマト 茄子 なす ナス 葱 ねぎ ネギ 大根 きゅうり キュウリ 胡瓜 南瓜 かぼちゃ カボチャ 椎茸 しいたけ ほうれん草 パクチー セロリ 豆 納豆 豆腐 梅干し 漬物 苦いもの 酸っぱいもの らっきょう ゴーヤ vegetables? carrots? tomato(?:es)? onions? beans',
  },
  'spicy-food': {
    label: '辛いもの',
    topics: '辛いもの 辛い物 唐辛子 激辛 山葵 わさび ワサビ カレー 🌶 spicy_food chili curry',
    sure: '辛党',
  },
  tea: {
    label: 'お茶',
    topics: '茶 お茶 紅茶 緑茶 珈琲 コーヒー 抹茶 牛乳 ミルク 🍵 ☕ tea coffee milk',
    sure: 'カフェイン中毒',
  },
  bread: {
    label: 'パン',
    topics:
      'パン 焼きたてのパン おにぎり お握り 握り飯 ご飯 米 白飯 卵焼き 玉子焼き 卵かけご飯 卵 チーズ バター ピザ 餅 サンドイッチ 🍙 🍞 🍕 bread cheese pizza rice',
  },
  noodles: {
    label: '麺',
    topics: '蕎麦 そば うどん ラーメン 麺 素麺 パスタ 🍜 ramen noodles? pasta',
  },
  eating: {
    label: '食べること',
    topics:
      '食べること 食べるの 食うこと 食い物 食べ物 食事 飯 ごはん 朝ごはん 夕飯 晩飯 弁当 お弁当 鍋 スープ 汁物 うまいもの 旨いもの 美味しいもの おいしいもの グルメ 食べ歩き 珍味 food eating meals?',
    sure: '食いしん坊 食い道楽 美食家 グルメ',
  },
  medicine: { label: '薬', topics: '薬 苦い薬 粉薬 医者 注射 病院 medicine doctors?' },
  morning: {
    label: '朝',
    topics:
      '朝 早朝 早起き 朝日 朝焼け 日の出 太陽 日光 日差し 晴れ 晴れの日 ひなたぼっこ 日向ぼっこ 日向 青空 春 ☀ mornings? sunshine',
  },
  night: {
    label: '夜',
    topics: '夜 夜更かし 夜道 夕焼け 夕暮れ 暗い所 暗いところ 闇 暗闇 影 🌙 nights? darkness',
  },
  rain: { label: '雨', topics: '雨 雨の日 雨音 傘 曇り 梅雨 霧 雷 嵐 湿気 ☔ rain storms?' },
  cold: { label: '寒さ', topics: '寒さ 寒いの 寒い日 雪 冬 氷 ❄ cold snow winter', sure: '寒がり' },
  heat: {
    label: '暑さ',
    topics: '暑さ 暑いの 暑い日 夏 熱いもの 熱い物 熱いお茶 汗 heat summer',
    sure: '',
  },
  sea: {
    label: '海',
    topics: '海 波 波の音 潮風 港 船 川 水 水遊び 湖 川遊び 泳ぐこと 🌊 sea ocean',
  },
  mountains: {
    label: '山',
    topics:
      '山 山登り 高い所 高いところ 高い場所 丘 森歩き 山歩き キャンプ 焚き火 mountains? forests?',
  },
  stars: { label: '星', topics: '星 星空 月 夜空 空 雲 虹 流れ星 天体 ⭐ ✨ stars? moon sky' },
  fire: {
    label: '火',
    topics:
      '火 炎 焚き火 たき火 花火 爆発 爆弾 火薬 燃やすこと 燃やすの 煙 🔥 💣 fire explosions? flames',
    sure: '放火魔 火遊び(?:が好|をやめ) pyromaniac',
  },
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
    sure: 'お祭り男 お祭り女 祭り好き',
  },
  gambling: {
    label: '賭け',
    topics:
      '賭け 賭け事 賭けごと 博打 ばくち ギャンブル 勝負 勝負事 サイコロ 麻雀 競馬 パチンコ カード 将棋 囲碁 ゲーム じゃんけん 🎲 🎮 gambling games? chess',
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
      '勉強 学問 学ぶこと 研究 実験 試験 テスト 宿題 授業 学校 歴史 数学 算数 座学 study(?:ing)? school homework exams? science',
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
};

/** The fear to which a thing belongs that somebody is afraid of. */
export const FEAR_OF_THING: Readonly<Partial<Record<ThingId, FearId>>> = {
  authority: 'anger',
  fights: 'anger',
  night: 'dark',
  rain: 'thunder',
};
