import type { BodyId, NatureId } from '../vocabulary/bodies';
import type { Entry } from './entry';
import { BODIES_OF_LIMBS } from './bodies-of-limbs';
import { BODIES_OF_FACE } from './bodies-of-face';
import { BODIES_OF_MARKS } from './bodies-of-marks';

export const BODY_WORDS: Readonly<Record<BodyId, Entry>> = {
  ...BODIES_OF_LIMBS,
  ...BODIES_OF_FACE,
  ...BODIES_OF_MARKS,
};

/** Read only where the character itself is one (「猫です」, 猫の魔女, 元人間の), see `reading/nature.ts`. */
export const NATURE_WORDS: Readonly<Record<Exclude<NatureId, 'human'>, Entry>> = {
  cat: {
    label: '猫',
    topics: '子猫 仔猫 こねこ 猫 ねこ ネコ 黒猫 白猫 三毛猫 化け猫 猫又 ネコマタ cat',
    sure: '猫又 化け猫 ケット・?シー 吾輩は猫 我輩は猫 喋る猫 しゃべる猫 人の言葉を話す猫 猫に変身 猫(?:耳|獣)人',
  },
  dog: {
    label: '犬',
    topics: '子犬 仔犬 犬 いぬ イヌ 柴犬 老犬 狼 オオカミ dog wolf',
    sure: '人狼 狼男 狼少女 狼少年 人語を(?:話|解)す犬 喋る犬 しゃべる犬 犬(?:耳|獣)人 werewolf コボルト',
  },
  fox: {
    label: '狐',
    topics: '子狐 子ぎつね 子ギツネ 子狸 子だぬき 子ダヌキ 狐 きつね キツネ 狸 たぬき タヌキ fox',
    sure: '妖狐 九尾 化け狐 化け狸 [狐狸]の(?:子|化身|半妖) 人に化け [狐狸]が化け',
  },
  bird: {
    label: '鳥',
    topics:
      'カナリア インコ オウム ツバメ スズメ 鳥 鴉 カラス 鶏 にわとり ニワトリ ペンギン フクロウ 梟 烏 鷹 雀 アヒル bird penguin',
    sure: '八咫烏 鳥人 ハーピー 人語を話す(?:鳥|鴉|カラス|オウム) 喋る(?:鳥|カラス|オウム)',
  },
  beast: {
    label: '獣',
    topics:
      '子熊 子兎 子うさぎ ハムスター リス モモンガ イルカ クジラ サメ ワニ タコ イカ クラゲ 恐竜 キツネザル ペガサス 熊 クマ 獣人 兎 うさぎ ウサギ 鼠 ネズミ 亀 カメ 馬 牛 山羊 猿 サル 虎 獅子 ライオン パンダ カピバラ 人魚 魚 河童 蛙 カエル 獣 bear rabbit mouse turtle',
    sure: '獣人 半獣 人魚 河童 ケンタウロス ミノタウロス キメラ mermaid',
  },
  machine: {
    label: 'からくり',
    topics:
      'ロボット 機械 機械人形 アンドロイド AI サイボーグ 人工知能 自動人形 オートマタ ゴーレム からくり人形 兵器 robot android cyborg golem',
    sure: 'ロボット アンドロイド サイボーグ 機械人形 自動人形 オートマタ ゴーレム 人造人間 ホムンクルス 感情のない機械 人工知能 ポンコツロボ 🤖',
  },
  doll: {
    label: '人形',
    topics: '人形 ぬいぐるみ テディベア 案山子 かかし 藁人形 doll',
    sure: 'ぬいぐるみの(?:くま|クマ|熊|うさぎ|ウサギ|ねこ|猫|犬|いぬ|ひつじ) 生きた人形 動く人形 呪いの人形 喋るぬいぐるみ 付喪神',
  },
  ghost: {
    label: '幽霊',
    topics:
      '幽霊 亡霊 お化け おばけ 地縛霊 霊 死体 骸骨 ガイコツ ゾンビ 死者 スケルトン ミイラ ghost skeleton zombie',
    sure: '(?:もう|既に|すでに|とっくに|一度|実は)死んで(?:い|お|る) 死んでから 地縛霊 浮遊霊 (?:体|身体)が透け 足がない幽霊 アンデッド 生ける屍 成仏 👻',
  },
  vampire: {
    label: '吸血鬼',
    topics: '吸血鬼 ヴァンパイア vampire',
    sure: '吸血鬼 ヴァンパイア バンパイア 半吸血鬼 血を吸 🧛',
  },
  demon: {
    label: '鬼・悪魔',
    topics:
      '鬼 悪魔 魔族 魔王 魔物 モンスター 妖怪 死神 堕天使 サキュバス オーク ゴブリン 邪神 demon devil monster',
    sure: '魔族 魔王(?!を|に|討|が(?:怖|嫌)|軍) 元魔王 死神(?!に) 堕天使 半魔 鬼の(?:子|末裔|一族|血) 半妖 悪魔(?:で|の(?:子|末裔|血))',
  },
  dragon: {
    label: '竜',
    topics: '竜 龍 ドラゴン dragon',
    sure: '竜人 龍人 竜の(?:子|末裔|血|一族|化身) 龍の(?:子|末裔|血|化身) ドラゴンの(?:子|末裔|血) 半竜 🐉',
  },
  elf: {
    label: 'エルフ',
    topics: 'エルフ ハーフエルフ ダークエルフ ドワーフ ホビット elf',
    sure: 'エルフ ハーフエルフ ダークエルフ 長命種 ドワーフ ホビット 🧝',
  },
  fairy: {
    label: '妖精',
    topics: '妖精 精霊 天使 フェアリー 小人 座敷童 座敷わらし 雪女 天女 fairy angel spirit',
    sure: '妖精(?!を|が見) 精霊(?!を|と|が見|使) 座敷童 座敷わらし 雪女 天女 見習い天使 🧚 👼',
  },
  god: {
    label: '神',
    topics: '神 神様 女神 仙人 土地神 god',
    sure: '(?:元|落ち|堕ち|忘れられた|土地|山の|水の|小さな|貧乏|疫病)神(?:様)?(?:で|だ|。|$) 女神(?!が|に|を) 仙人 土地神 宇宙人 異星人 alien',
  },
  plant: {
    label: '草木',
    topics: '木 花 キノコ きのこ 茸 サボテン 大根 植物 tree',
    sure: '歩く(?:木|キノコ|きのこ|大根|植物) 植物人間 マンドラゴラ 樹人 頭に(?:花|芽|葉|キノコ)が',
  },
  slime: {
    label: 'スライム',
    topics: 'スライム 影 煙 水 泥 石 岩 豆腐 パン おにぎり プリン slime',
    sure: 'スライム 不定形',
  },
};
