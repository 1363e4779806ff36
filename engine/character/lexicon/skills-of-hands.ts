import type { SkillId } from '../vocabulary/skills';
import type { Entry } from './entry';

export const SKILLS_OF_HANDS = {
  heal: {
    label: '手当て',
    topics:
      '治療 手当て 治癒 医術 看病 看護 介抱 薬草 調合 薬作り 薬の知識 応急処置 回復魔法 ヒール 診察 マッサージ 按摩 鍼 healing medicine first_aid herbs',
    sure: '保健委員 傷を治 病を治 病気を治 怪我を治 けがを治 人を癒や? 癒やしの手 薬を(?:煎じ|作|つく|調合) 薬草に詳し heals?',
  },
  build: {
    label: '建てる',
    topics:
      '建築 大工仕事 木工 家造り 家づくり 橋造り 普請 設計 日曜大工 DIY 築城 石積み building carpentry construction',
    sure: '家を建て 橋を架け 小屋を(?:建|作) builds?_(?:houses|things)',
  },
  mend: {
    label: '直す',
    topics:
      '直すの 直すこと 修理 修繕 機械いじり からくり 時計 発明 工作 細工 分解 配線 機械 電気工事 ものづくり 物作り プログラミング パソコン 道具作り repairs? tinkering machines? programming',
    sure: '(?:科学|化学|物理|理科|パソコン|ロボット|工作|コンピューター?|模型)部 ロボコン 何でも直 なんでも直 壊れた(?:物|もの)を直 手先が器用 手先は器用 器用な(?:手|指) ものを直す 物を直す fix(?:es)?_things good_with_(?:my|his|her|their)?_?hands',
  },
  smith: {
    label: '鍛える',
    topics: '鍛冶 鍛造 刀鍛冶 研ぎ 刃物研ぎ 鋳物 溶接 金属加工 smithing',
    sure: '刀を打つ 鉄を打 剣を打 刃を研',
  },
  cook: {
    label: '料理',
    topics:
      'たこ焼き お好み焼き 煮込み 料理 自炊 調理 炊事 煮物 味噌汁 お弁当作り 弁当作り 菓子作り お菓子作り パン作り パンを焼 ケーキ作り 味付け 漬物 干物作り 魚をさばく 包丁さばき 飯炊き ご飯作り cooking baking',
    sure: '(?:料理|調理|製菓)(?:部(?!長)|研究会|クラブ) 飯がうまい 飯を作 ご飯を作 料理で人を (?<!手)料理人の腕 鍋を振 (?:パン|菓子|ケーキ)を焼く cooks?(?=_well) bakes?_bread',
  },
  sew: {
    label: '縫う',
    topics:
      '裁縫 縫い物 針仕事 編み物 刺繍 機織り 織物 仕立て 染め物 繕い 洋裁 和裁 手芸 糸紡ぎ sewing knitting weaving embroidery',
    sure: '(?:手芸|家庭科|被服|服飾)部 服を縫 着物を縫 布を織 服を作',
  },
  farm: {
    label: '育てる',
    topics:
      '畑仕事 農業 園芸 野菜作り 米作り 庭仕事 庭いじり 土いじり 種まき 家庭菜園 花作り ガーデニング 植物の世話 植物 gardening farming',
    sure: '(?:園芸|農業)部 畑を耕 作物を育て 花を育て 植物を育て 植物と話 野菜を育て',
  },
  fish: {
    label: '釣り',
    topics: '釣り 魚釣り 漁 素潜り 投網 一本釣り fishing',
    sure: '(?:釣り)部 魚を(?:釣|捕|獲) 大物を釣 catch(?:es)?_fish',
  },
  hunt: {
    label: '狩り',
    topics: '狩り 狩猟 罠 罠作り 罠猟 追跡 足跡 鷹狩り hunting tracking trapping',
    sure: '獲物を追 獣を追 足跡を読 足跡を追 罠を(?:仕掛|張) 獲物を(?:捕|仕留)',
  },
  draw: {
    label: '描く',
    topics:
      'お?絵 絵を描くの 絵を描くこと 絵画 似顔絵 デッサン スケッチ 彫刻 地図作り 地図描き イラスト 漫画 落書き 写生 工芸 drawing painting sketching',
    sure: '(?:美術|漫画|イラスト|写真)部 漫研 漫画研究会 漫画家 (?<!の)絵を描 似顔絵を描 地図を(?:描|作) draws?(?=_well)',
  },
  write: {
    label: '書く',
    topics:
      '字 文字 書道 習字 代筆 作文 文章 手紙 詩 俳句 短歌 和歌 小説 速記 筆 筆写 写本 ペン字 calligraphy writing poetry',
    sure: '(?:書道|文芸|新聞)部 字がきれい 字が綺麗 達筆 能筆 詩を(?:書|詠) 物語を書 小説を書 手紙を代筆 歌を詠 writes?_(?:poems|poetry|stories)',
  },
  explosives: {
    label: '火薬',
    topics:
      '火薬 爆弾 爆薬 花火 爆破 花火作り 火薬の調合 発破 狼煙 ダイナマイト 爆発 explosives? bombs? fireworks?',
    sure: '爆弾魔 爆発させ 爆破 blow(?:s|ing)?_(?:things_)?up',
  },
  'pick-locks': {
    label: '鍵開け',
    topics: '鍵開け 錠前 開錠 解錠 ピッキング 金庫破り 鍵 lock-?picking locks',
    sure: '(?:どんな|あらゆる|開かない)(?:鍵|錠|錠前|扉)[^、。]{0,3}開け 鍵を開け 錠を(?:開け|外) 開けられない(?:鍵|錠|扉)は(?:ない|無い) pick(?:s)?_locks',
  },
  steal: {
    label: 'くすねる',
    topics: '盗み スリ 泥棒 置き引き 手品 早業 すり stealing pickpocketing',
    sure: '手癖が悪 手癖の悪 財布を(?:掏|抜|盗) (?:つい|こっそり|何でも)盗 指先が速 steals?',
  },
} satisfies Partial<Record<SkillId, Entry>>;
