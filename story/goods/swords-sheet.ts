import type { GoodsSheet } from './goods-sheet';

export const SWORDS_SHEET: GoodsSheet = [
  [301, 2, 'wood', 'disguise'], // 竹光
  [302, 3, 'wood', 'blunt'], // 稽古の木刀
  [303, 6, 'sharp', 'plant'], // 草刈りの大鎌
  [304, 7, 'sharp', 'paper'], // 手紙切り
  [305, 8, 'sharp', 'sea'], // 漁師の出刃
  [306, 12, 'metal', 'memory'], // 先祖伝来の錆刀
  [307, 13, 'sharp', 'cloth'], // 仕立屋の裁ち刀
  [308, 14, 'sharp', 'sea'], // 銛突きの短槍
  [309, 15, 'sharp', 'disguise'], // 銘だけは立派な刀
  [310, 18, 'sharp', 'stone'], // 黒曜石の小刀
  [311, 24, 'sharp', 'travel'], // 旅商いの懐剣
  [312, 26, 'fire', 'light', 'metal'], // 灯台の火掻き
  [313, 28, 'sharp', 'memory'], // 片割れの短剣
  [314, 31, 'sharp', 'sign'], // 旗手の短剣
  [315, 33, 'lock', 'secret'], // 鞘から出ない剣
  [316, 36, 'time', 'magic', 'sharp'], // 昼で消える剣
  [317, 38, 'sharp', 'metal'], // 門番の槍
  [318, 42, 'disguise', 'weather', 'sharp'], // 仕込み傘
  [319, 45, 'sharp', 'sea'], // 港守の曲刀
  [320, 47, 'sound', 'magic'], // 抜くと謝る剣
  [321, 52, 'sharp', 'metal'], // 左利きの細剣
  [322, 54, 'glass', 'sharp', 'fragile'], // 硝子の短剣
  [323, 58, 'sharp', 'metal'], // 決闘用の細剣
  [324, 60, 'sharp', 'metal'], // 双子の短剣
  [325, 64, 'heavy', 'sharp', 'memory'], // 借り物の大剣
  [326, 72, 'magic', 'fragile', 'sharp'], // 二度は斬れない剣
  [327, 88, 'magic', 'blunt'], // 引き分けの剣
  [328, 96, 'cold', 'sharp'], // 氷室の刃
  [329, 115, 'bone', 'sea', 'heavy'], // 鯨骨の大剣
  [330, 125, 'magic', 'sharp'], // 血を嫌う太刀
  [331, 130, 'weather', 'magic', 'sharp'], // 霧切り
  [332, 150, 'light', 'sharp'], // 月を映す薙刀
  [333, 165, 'sharp', 'precious'], // 朝露拭い
  [334, 180, 'sound', 'heavy', 'metal'], // 鐘を鋳なおした剣
  [335, 210, 'sea', 'sound', 'sharp'], // 潮鳴り
  [336, 240, 'sharp', 'precious'], // 無銘の名刀
  [337, 300, 'memory', 'sharp'], // 約束を刻んだ剣
  [338, 420, 'magic', 'sharp', 'precious'], // 竜爪の太刀
  [339, 560, 'sky', 'metal', 'magic'], // 星鉄の剣
  [340, 880, 'precious', 'memory', 'sharp'], // 王が置き忘れた剣
];
