import type { BodyId } from '../vocabulary/bodies';
import type { Entry } from './entry';

export const BODIES_OF_FACE = {
  'one-eyed': {
    label: '隻眼',
    sure: '隻眼 片目(?!を(?:つぶ|つむ|閉)) 独眼 眼帯 片眼(?!鏡) (?:右|左)目(?:が|を|は)(?:見え|ない|無|失|義眼|つぶ|潰|塞) (?:右|左)眼(?:が|を|は)(?:見え|ない|無|失|つぶ|潰|塞) 義眼 one-?_?eyed eye-?_?patch',
  },
  'odd-eyes': {
    label: '変わった目',
    sure: 'オッドアイ 左右(?:の目の|で目の|で)?色が(?:違|ちが) 左右で違う(?:目|瞳)の色 金色の(?:目|瞳) 赤い(?:目|瞳|眼) 青い(?:目|瞳|眼) 紅い(?:目|瞳) 碧眼 緑の(?:目|瞳) 紫の(?:目|瞳) 銀の(?:目|瞳) 金の(?:目|瞳) 目が(?:光|赤|金|青) 赤目 魔眼 heterochromia (?:red|blue|green|golden)_eyes',
  },
  'sharp-eyes': {
    label: '鋭い目つき',
    sure: '目つき(?:が|の|は)(?:悪|鋭|こわ|怖) 目付き(?:が|の|は)(?:悪|鋭) 三白眼 鋭い(?:目|眼) 切れ長 つり目 吊り目 糸目 強面 こわもて コワモテ 顔(?:が|は)(?:怖|こわ|恐|いかつ) 人相が悪 いかつい 怖い顔 眼光 垂れ目 scary_face',
  },
  glasses: {
    label: '眼鏡',
    sure: '眼鏡 メガネ めがね 片眼鏡 モノクル 老眼鏡 丸眼鏡 瓶底 牛乳瓶 👓 glasses spectacles monocle',
  },
  'face-scar': {
    label: '顔の傷',
    sure: '(?:顔|頬|額|眉|目|鼻|唇|頰)(?:に|の|には|の上に)(?:[^、。]{0,6})?(?:傷|きず|向こう傷|痣|あざ|刀傷) 向こう傷 傷顔 スカーフェイス scar(?:red)?_(?:face|on_(?:my|his|her)_(?:face|cheek|forehead))',
  },
  freckles: {
    label: 'そばかす',
    sure: 'そばかす 雀斑 ほくろ 黒子 えくぼ 八重歯 出っ歯 金歯 前歯(?:が|の)(?:ない|欠け) 歯が(?:ない|抜け|欠け) freckles',
  },
  pale: {
    label: '青白い顔',
    sure: '青白 色白 色(?:が|の)白 白い肌 顔色(?:が|の)(?:悪|青) 血色が(?:悪|な) 透き通る(?:よう)?な肌 pale 日焼け(?:しな|できな) クマが(?:ひど|濃) 目の下(?:に|の)(?:隈|クマ|くま)',
  },
  handsome: {
    label: '整った顔',
    sure: '美人 美形 美少女 美少年 美女 美男 イケメン 絶世 顔(?:が|は|だけは)(?:い|良|整|きれい|綺麗|かわい|可愛) 美貌 色男 二枚目 眉目 かわいい顔 童顔 見目麗し 可憐 handsome beautiful(?!ly) pretty(?!_(?:good|bad|much)) gorgeous',
  },
  'white-hair': {
    label: '白い髪',
    sure: '白髪 銀髪 銀色の髪 白い髪 総白髪 髪(?:が|は|も)(?:白|真っ白) 若白髪 銀の髪 (?:white|silver|gr[ae]y)_hair',
  },
  'red-hair': {
    label: '赤い髪',
    sure: '赤毛 赤髪 赤い髪 紅い髪 髪(?:が|は)赤 桃色の髪 ピンクの?髪 青い髪 青髪 緑の?髪 紫の?髪 水色の髪 派手な髪 (?:red|pink|blue|green|purple)_hair redhead',
  },
  'fair-hair': {
    label: '金の髪',
    sure: '金髪 ブロンド 金の髪 金色の髪 茶髪 栗色の髪 亜麻色 blond[e]? golden_hair',
  },
  'black-hair': { label: '黒い髪', sure: '黒髪 黒い髪 漆黒の髪 black_hair dark_hair' },
  'long-hair': {
    label: '長い髪',
    sure: '長髪 髪(?:が|の|は)長 長い(?:黒|金|銀|白|赤)?髪 ポニーテール 三つ編み おさげ お下げ ロングヘア 髪を(?:結|束ね) ツインテール 総髪 ちょんまげ 縦ロール 寝癖 寝ぐせ くせ毛 癖毛 天然パーマ 天パ ぼさぼさ ボサボサ アフロ (?:long|curly|messy)_hair pony_?tail',
  },
  'short-hair': {
    label: '短い髪',
    sure: '短髪 髪(?:が|の|は)短 短い髪 おかっぱ ショートヘア ショートカット 坊主頭 丸刈り 角刈り short_hair',
  },
  bald: {
    label: '禿げ頭',
    sure: '禿げ ハゲ はげ(?:頭|た|て|の) スキンヘッド つるつる(?:頭|の頭) 毛(?:が|は)ない 髪(?:が|は|の毛が)(?:ない|無|薄|一本も) 剃髪 bald',
  },
  beard: {
    label: 'ひげ',
    sure: '髭 ひげ(?!を) ヒゲ 鬚 無精ひげ 口髭 顎髭 あごひげ ちょび beard moustache mustache',
  },
} satisfies Partial<Record<BodyId, Entry>>;
