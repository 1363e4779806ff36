import type { FearId } from '../vocabulary/fears';
import type { Entry } from './entry';

/** `topics`: what is feared where a predicate of fear follows, and what a person 'is weak against' (苦手). */
export const FEAR_WORDS: Readonly<Record<FearId, Entry>> = {
  cats: { label: '猫が怖い', topics: '猫 ねこ ネコ ニャンコ 化け猫 cats?', sure: '猫恐怖症' },
  dogs: {
    label: '犬が怖い',
    topics: '犬 いぬ イヌ 番犬 野良犬 狼 オオカミ dogs? wolves',
    sure: '犬恐怖症 犬に(?:吠え|追われ|噛まれ)',
  },
  birds: {
    label: '鳥が怖い',
    topics: '鳥 とり 鶏 にわとり ニワトリ カラス 鳩 ハト 鴉 birds?',
    sure: '鳥恐怖症',
  },
  horses: { label: '馬が怖い', topics: '馬 牛 horses?' },
  snakes: {
    label: '蛇が怖い',
    topics: '蛇 ヘビ へび トカゲ 蜥蜴 爬虫類 蛙 カエル かえる snakes? frogs?',
  },
  insects: {
    label: '虫が怖い',
    topics:
      '虫 昆虫 蜘蛛 クモ 毛虫 芋虫 ゴキブリ 蜂 ハチ 蛾 百足 ムカデ G insects? bugs? spiders? bees?',
    sure: '虫嫌い(?!では|じゃ)',
  },
  heights: {
    label: '高い所が怖い',
    topics: '高い所 高いところ 高所 高い場所 屋根の上 吊り橋 つり橋 崖 heights?',
    sure: '高所恐怖症 高所恐怖 高い(?:所|ところ|場所)(?:が|は|だと|に(?:登|上))[^、。]{0,6}(?:足がすく|震え|目がくら|腰が抜) acrophobia',
  },
  dark: {
    label: '暗闇が怖い',
    topics: '暗い所 暗いところ 暗い場所 暗闇 暗がり 闇 夜道 夜 暗いの the_dark darkness',
    sure: '暗所恐怖症 暗闇恐怖症 (?:灯り|明かり)(?:が|を)(?:ない|消す|つけ)[^、。]{0,4}(?:眠れ|寝られ) 一人で(?:厠|トイレ|便所)に',
  },
  water: {
    label: '水が怖い',
    topics: '水 海 川 波 深い水 水辺 water the_sea the_ocean',
    sure: '水恐怖症 海恐怖症 溺れ(?:た|かけ|てから)',
  },
  fire: {
    label: '火が怖い',
    topics: '火 炎 火事 焚き火 fire flames',
    sure: '火を見ると[^、。]{0,6}(?:震|すく|動け|固ま) (?:火事|炎)(?:で|に)[^、。]{0,10}(?:失|亡くし|焼かれ)',
  },
  thunder: {
    label: '雷が怖い',
    topics: '雷 かみなり カミナリ 稲妻 嵐 地震 thunder lightning storms?',
    sure: '雷(?:が鳴|の日|の夜)[^、。]{0,10}(?:布団|隠れ|震|泣)',
  },
  ghosts: {
    label: 'お化けが怖い',
    topics:
      '👻 お化け おばけ オバケ 幽霊 ゆうれい 妖怪 怪談 怖い話 心霊 ゾンビ 墓場 肝試し 死霊 悪霊 ghosts? zombies?',
    sure: '怖い話(?:を|が)(?:聞|だめ|ダメ)',
  },
  'closed-places': {
    label: '狭い所が怖い',
    topics:
      '狭い所 狭いところ 狭い場所 閉所 密室 地下 穴 洞窟 牢 箱の中 small_spaces? tight_spaces? closed_spaces?',
    sure: '閉所恐怖症 閉所恐怖 claustrophobi[ac]c?',
  },
  crowds: {
    label: '人混みが怖い',
    topics: '人混み 人ごみ 人込み 群衆 大勢 人の多い(?:所|ところ|場所) 満員電車 crowds?',
    sure: '人混みで?(?:酔|倒|気分) 人酔い',
  },
  strangers: {
    label: '知らない人が怖い',
    topics:
      '知らない人 他人 人間 初対面 人の目 視線 人の視線 女性 男性 女 男 大人 子ども 子供 美人 客 strangers? people women men',
    sure: '対人恐怖症 人間不信 人間恐怖症 女性恐怖症 男性恐怖症',
  },
  'loud-noise': {
    label: '大きな音が怖い',
    topics: '大きな音 大きい音 大音 爆発音 花火の音 物音 騒音 銃声 loud_noises? noises?',
    sure: '物音に(?:驚|びく|ビク)',
  },
  blood: {
    label: '血が怖い',
    topics: '血 流血 注射 血を見るの 怪我 blood needles?',
    sure: '血を見(?:ると|たら|て)[^、。]{0,6}(?:倒|気絶|失神|貧血|卒倒|気を失) 血液恐怖症',
  },
  blades: {
    label: '刃物が怖い',
    topics: '刃物 刃 尖ったもの 尖った物 先の尖った 針 包丁 sharp_(?:things|objects) knives',
    sure: '先端恐怖症 尖端恐怖症',
  },
  doctors: {
    label: '医者が怖い',
    topics: '医者 医者に行くの 歯医者 病院 薬 苦い薬 doctors? dentists?',
  },
  death: {
    label: '死ぬのが怖い',
    topics: '死ぬの 死ぬこと 死 死に別れ death dying',
    sure: '死にたくな',
  },
  'being-alone': {
    label: 'ひとりが怖い',
    topics:
      '一人(?:になるの|でいるの|ぼっち)? ひとり(?:になるの|でいるの|ぼっち)? 独り(?:になるの|でいるの|ぼっち)? 孤独 置いていかれるの 置いて行かれるの 捨てられるの 留守番 別れ being_alone loneliness',
    sure: '(?:一人|ひとり|独り)(?:では|で|じゃ)(?:眠れ|寝られ|いられ|寝れ)な',
  },
  'being-forgotten': {
    label: '忘れられるのが怖い',
    topics:
      '忘れられるの 忘れられること 忘れ去られるの 存在が消えるの 消えるの 老いるの 老い being_forgotten',
  },
  anger: {
    label: '怒られるのが怖い',
    topics:
      '怒られるの 怒鳴り声 怒鳴られるの 怒る人 怒った人 叱られるの 喧嘩 争い 師匠 親方 上司 先生 母ちゃん 母 妻 女房 かみさん 嫁 奥さん 姉 being_yelled_at my_(?:boss|wife|mother)',
  },
  failure: {
    label: 'しくじるのが怖い',
    topics:
      '失敗 失敗するの しくじり 間違えるの 人前 人に嫌われるの 嫌われるの 裏切り 裏切られるの 変化 未来 明日 試験 failure failing mistakes? rejection',
  },
  poverty: { label: '貧乏が怖い', topics: '貧乏 借金 借金取り 取り立て 税 飢え 空腹 poverty debt' },
  mirrors: { label: '鏡が怖い', topics: '鏡 自分の顔 水面 写真 mirrors?' },
  dolls: { label: '人形が怖い', topics: '人形 仮面 ピエロ 面 道化 dolls? clowns? masks?' },
  cold: { label: '寒さが怖い', topics: '寒さ 寒いの 雪 冬 氷 吹雪 winter' },
};
