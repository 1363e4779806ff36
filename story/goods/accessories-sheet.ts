import type { GoodsSheet } from './goods-sheet';

export const ACCESSORIES_SHEET: GoodsSheet = [
  [801, 1, 'sign', 'cloth'], // 降参の白リボン
  [802, 2, 'memory'], // 願掛けの釦
  [803, 3, 'plant', 'paper'], // 四つ葉の栞飾り
  [804, 3, 'rope', 'cloth'], // 組み紐の腕輪
  [805, 4, 'sea'], // 貝の首飾り
  [806, 4, 'sign', 'cloth'], // 四隊の腕章
  [807, 4, 'sound', 'animal'], // 猫の首鈴
  [808, 5, 'cloth', 'warm', 'memory'], // 編みかけの襟巻
  [809, 5, 'memory', 'metal'], // 片方の耳飾り
  [810, 6, 'scent', 'cloth'], // 香り袋
  [811, 8, 'sign', 'memory'], // 旗の切れ端のお守り
  [812, 9, 'sea', 'glass'], // 海硝子の耳飾り
  [813, 11, 'memory', 'metal'], // 約束の指ぬき
  [814, 12, 'time', 'metal'], // 歯の欠けた歯車飾り
  [815, 14, 'wood'], // 黄楊の櫛
  [816, 16, 'lock', 'metal', 'sound'], // 鍵束の腰飾り
  [817, 17, 'seal', 'disguise'], // 贋の紋章指輪
  [818, 18, 'disguise', 'wood'], // 狐の半面
  [819, 19, 'glass'], // 曇り知らずの丸眼鏡
  [820, 20, 'disguise', 'wood'], // 泣き笑いの面
  [821, 22, 'time', 'memory'], // 止まった懐中時計
  [822, 24, 'sleep', 'wood'], // 眠り猫の根付
  [823, 27, 'scent', 'medicine'], // 薬玉の帯飾り
  [824, 28, 'cloth', 'disguise'], // 夜会の扇
  [825, 30, 'secret', 'metal'], // 名の彫られていない指輪
  [826, 33, 'animal', 'glass', 'fragile'], // 蝶の標本ブローチ
  [827, 36, 'cloth', 'warm', 'precious'], // 絹の襟巻
  [828, 38, 'time', 'metal'], // 一刻進んだ腕時計
  [829, 42, 'metal', 'sign'], // 誰のものでもない勲章
  [830, 50, 'glass', 'secret'], // 書庫番の片眼鏡
  [831, 53, 'warm', 'light', 'stone'], // 陽だまり石の耳飾り
  [832, 58, 'light', 'animal'], // 蛍の簪
  [833, 68, 'travel', 'metal'], // 北を指す指輪
  [834, 88, 'sound', 'sea', 'memory'], // 声を覚える貝
  [835, 95, 'time', 'metal', 'precious'], // 銀の懐中時計
  [836, 145, 'weather', 'magic'], // 霧水晶の首飾り
  [837, 150, 'seal', 'precious', 'metal'], // 家紋の印章指輪
  [838, 175, 'sky', 'light', 'precious'], // 星屑の髪留め
  [839, 225, 'magic', 'secret'], // 影のできない指輪
  [840, 260, 'sea', 'precious'], // 黒真珠の耳飾り
  [841, 390, 'magic', 'precious'], // 竜涙石の額飾り
  [842, 900, 'precious', 'metal', 'secret'], // 王家の失せた冠
];
