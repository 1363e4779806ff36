import type { GoodsSheet } from './goods-sheet';

export const SHIELDS_SHEET: GoodsSheet = [
  [601, 2, 'metal'], // 大鍋の蓋
  [602, 2, 'plant', 'weather'], // 雨よけの蕗の葉
  [603, 5, 'wood'], // 酒樽の底板
  [604, 6, 'wood', 'heavy'], // 教卓の天板
  [605, 7, 'wood', 'heavy', 'weather'], // 雨戸の大盾
  [606, 11, 'paper', 'fragile'], // 凧張りの盾
  [607, 12, 'metal', 'memory'], // 名もない兵の盾
  [608, 15, 'wood', 'sea'], // 束ねた古櫂
  [609, 17, 'metal', 'secret'], // 紋を削られた盾
  [610, 18, 'leather'], // 牛革張りの丸盾
  [611, 20, 'fire', 'cold'], // 火消しの濡れ盾
  [612, 22, 'sign', 'wood'], // 旗の島の小盾
  [613, 25, 'sign', 'wood', 'memory'], // 看板だった盾
  [614, 27, 'weather', 'metal'], // 傘骨の折り畳み盾
  [615, 30, 'fire', 'metal', 'heavy'], // 炉扉の鉄盾
  [616, 32, 'metal', 'precious', 'disguise'], // 給仕の銀盆
  [617, 40, 'sound', 'metal'], // 陣屋の銅鑼
  [618, 48, 'sea', 'glass', 'metal'], // 沈没船の舷窓
  [619, 52, 'light', 'metal'], // 夕焼け塗りの丸盾
  [620, 55, 'wood', 'heavy', 'metal'], // 城門の扉板
  [621, 60, 'sign', 'metal'], // 四隊の紋章盾
  [622, 66, 'animal', 'sleep', 'magic'], // 番犬の眠る盾
  [623, 78, 'light', 'metal'], // 鏡磨きの盾
  [624, 84, 'magic', 'heavy'], // 謝ると軽くなる盾
  [625, 92, 'metal', 'memory'], // 背中合わせの盾
  [626, 98, 'magic', 'sound'], // 矢勘定
  [627, 120, 'glass', 'fragile', 'light'], // 曇らない硝子盾
  [628, 145, 'weather', 'magic'], // 霧溜め
  [629, 160, 'fragile', 'magic'], // 一度きりの盾
  [630, 185, 'sound', 'magic'], // こだま返し
  [631, 210, 'metal', 'heavy', 'precious'], // 近衛の大盾
  [632, 230, 'sky', 'metal', 'travel'], // 星図を彫った盾
  [633, 430, 'magic', 'animal', 'precious'], // 竜の瞼
];
