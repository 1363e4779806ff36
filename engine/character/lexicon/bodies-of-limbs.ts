import type { BodyId } from '../vocabulary/bodies';
import type { Entry } from './entry';

export const BODIES_OF_LIMBS = {
  'left-handed': {
    label: '左利き',
    sure: '左利き 左きき ひだりきき サウスポー ぎっちょ 利き手(?:は|が)左 左手で(?:書|食|使|剣|筆) left-?_?handed lefty',
  },
  ambidextrous: { label: '両利き', sure: '両利き 両手利き 両手(?:が|を)同じ ambidextrous' },
  'one-armed': {
    label: '片腕',
    sure: '隻腕 片腕(?!を磨) 片腕(?:が|は)(?:ない|無|なく|動か|使え) 腕(?:が|は)一本 片手(?:しか|を失|が(?:ない|無|動か|使え|不自由)|の(?:剣士|男|女|ない)) (?:右|左)腕(?:が|を|は)(?:ない|無|失|なく|動か|使え|斬) (?:右|左)手(?:が|を|は)(?:ない|無|失|なく|動か|使え|不自由|斬) one-?_?armed lost_(?:an|his|her|my)_arm',
  },
  'missing-finger': {
    label: '指が足りない',
    sure: '(?:小指|指|薬指|親指|人差し指)(?:が|の|は)(?:一本|二本)?(?:ない|無い|足りな|欠け|なく) 指を(?:落と|詰め|失|なくし) 九本の?指 missing_(?:a_)?finger',
  },
  'large-hands': {
    label: '大きな手',
    sure: '手(?:が|の|は)(?:大き|でか|デカ|厚|分厚) 大きな手 でかい手 指が長 長い指 big_hands',
  },
  'rough-hands': {
    label: '荒れた手',
    sure: '手(?:が|は|の)(?:荒れ|ごつ|ゴツ|硬|固|節く|がさ|タコ|まめ|傷) 荒れた手 節くれ立 剣だこ ペンだこ タコだらけの手 インクの染みた 指先が(?:黒|染|墨|インク)  手が(?:墨|インク|油|土|小麦粉|粉)',
  },
  'artificial-limb': {
    label: '義手・義足',
    sure: '義手 義足 鉄の(?:腕|手|足|爪) 木の足 機械の(?:腕|手|足|体の一部) からくりの(?:腕|手|足) 鉤爪の手 フックの手 prosthetic wooden_leg metal_arm hook_hand',
  },
  limp: {
    label: '足を引く',
    sure: '足を引き 片足を引 びっこ 歩き方(?:が|に)(?:癖|変|おかし) limps? 片足が(?:悪|不自由|短)',
  },
  tall: {
    label: '背が高い',
    sure: '背(?:が|の|は|丈が)(?:高|でか) 長身 のっぽ ノッポ 高身長 (?:二|2)(?:メートル|m)(?!以) 身長(?:が|は)?(?:高|1[89]\\d|2\\d\\d|百[八九]) 六尺 ひょろ長 tall',
  },
  small: {
    label: '小柄',
    sure: '背(?:が|の|は)(?:低|小さ|ちっちゃ) 小柄 チビ ちび(?!ちび) 小さ(?:い|な)(?:体|身体|背|男|女|子|娘|少|おじ|おば|魔|騎) 小さくて 体(?:が|は)小さ 身長(?:が|は)?(?:低|1[0-4]\\d|百[三四]) 小人 ドワーフ こびと コロボックル 手のひらサイズ 豆粒 ちっちゃい ちっこい small(?!_talk|_space|_child) tiny short(?!_?-?_?temper|_hair|_sight) dwarf little_(?:girl|boy)',
  },
  big: {
    label: '大きな体',
    sure: '大柄 巨漢 巨体 大男 大女 巨人 図体 体(?:が|は|の)(?:大き|でか) 身体(?:が|は|の)(?:大き|でか) ガタイ 熊のよう クマみたい 熊みたい でかい(?:男|女|体|図体) 大きな(?:体|身体) ごつい ゴツい giant huge',
  },
  thin: {
    label: 'やせた体',
    sure: '痩せ やせ(?:っぽ|た|て|ぎす|型|の) 細身 ガリガリ がりがり ひょろ(?!長) 華奢 骨と皮 細い(?:体|身体|腕|手足) 棒のよう スレンダー skinny thin slender',
  },
  stout: {
    label: 'ふくよか',
    sure: '太って 太った 太め 小太り でぶ デブ ぽっちゃり ふくよか 丸い(?:体|腹|顔) 丸っこ 恰幅 太鼓腹 腹が出 ビール腹 肥満 メタボ 丸々 まるまる fat chubby plump',
  },
  muscular: {
    label: '筋骨たくましい',
    sure: '筋肉 筋骨 たくまし 逞し マッチョ ムキムキ むきむき がっしり 屈強 鍛え上げ 鍛えた体 腕が太 太い腕 muscular buff 💪',
  },
  'bent-back': {
    label: '曲がった背',
    sure: '腰(?:の|が)曲が 背(?:の|が|中が|中の)(?:曲が|丸) 猫背 hunchback bent_back stooped',
  },
} satisfies Partial<Record<BodyId, Entry>>;
