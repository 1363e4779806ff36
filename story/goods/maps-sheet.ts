import type { GoodsSheet } from './goods-sheet';

export const MAPS_SHEET: GoodsSheet = [
  [901, 3, 'paper', 'travel', 'food'], // 夕餉までの近道図
  [902, 4, 'paper', 'travel'], // 山羊の抜け道図
  [903, 5, 'paper', 'secret'], // 猫の縄張り図
  [904, 6, 'paper', 'money'], // 朝市の店割図
  [905, 7, 'paper', 'travel'], // 谷の麦畑図
  [906, 9, 'secret', 'paper'], // 裏路地の手描き図
  [907, 11, 'paper', 'sign'], // 祭りの練り道図
  [908, 12, 'sea'], // 潮見の港図
  [909, 14, 'secret'], // 隠れ場所番付
  [910, 16, 'travel'], // 水場の印を打った図
  [911, 17, 'paper', 'travel'], // 城下の火の見図
  [912, 19, 'paper', 'travel'], // 雪に埋もれた小径図
  [913, 20, 'sign'], // 旗の島の陣取り図
  [914, 21, 'sea', 'fragile'], // 貝殻に描いた島図
  [915, 24, 'travel', 'ink'], // 測量士の野帳
  [916, 26, 'sign', 'memory'], // 暖簾分けの系図
  [917, 28, 'sea'], // 島影の対景図
  [918, 34, 'weather', 'travel'], // 霧橋の渡り図
  [919, 36, 'paper', 'secret'], // 九部屋の鍵割り図
  [920, 38, 'secret', 'paper'], // 破れた宝図の右半分
  [921, 39, 'secret', 'paper'], // 破れた宝図の左半分
  [922, 45, 'paper', 'magic'], // 書庫の迷子地図
  [923, 48, 'time', 'secret'], // 時計館の間取り図
  [924, 52, 'magic'], // 階段の動く館内図
  [925, 58, 'sea', 'ink'], // 暗礁を朱で入れた海図
  [926, 66, 'paper', 'sea'], // 鯨の通い道図
  [927, 75, 'travel', 'paper'], // 余白だらけの世界図
  [928, 99, 'memory', 'travel'], // 忘れた道の地図
  [929, 130, 'sea', 'secret'], // 沈み船の在り処
  [930, 160, 'sky'], // 星の渡り図
  [931, 190, 'time', 'memory'], // 昨日の町の地図
  [932, 240, 'paper', 'magic'], // 竜の寝返り予想図
  [933, 280, 'sky', 'sea', 'secret'], // 月の裏の海図
  [934, 310, 'cloth', 'precious'], // 金糸の刺繍地図
  [935, 350, 'time', 'magic'], // まだない町の地図
  [1200, 8, 'paper', 'money'], // 屋台の設計図
  [1201, 14, 'paper', 'food'], // パン窯の組立図
  [1202, 18, 'paper', 'sign'], // 回る看板の設計図
  [1203, 30, 'paper', 'secret'], // 湯屋の配管図面
  [1204, 42, 'paper', 'money'], // 水車の設計図
  [1205, 60, 'paper', 'travel'], // 跳ね橋の設計図
  [1206, 65, 'paper', 'sea'], // 折り畳み舟の設計図
  [1207, 70, 'secret'], // 抜け穴の図面
  [1208, 75, 'paper', 'sea'], // 灯台の組立図
  [1209, 85, 'sky', 'paper'], // 人を乗せる凧の設計図
  [1210, 90, 'weather', 'magic'], // 霧橋の設計図
  [1211, 95, 'paper', 'magic'], // 歩く書架の設計図
  [1212, 110, 'paper', 'secret'], // からくり猫の設計図
  [1213, 125, 'paper', 'secret'], // 投石機の設計図
  [1214, 150, 'paper', 'secret'], // 鍵穴のない錠の設計図
  [1215, 280, 'paper', 'time'], // 大時計の設計図
  [1216, 520, 'paper', 'time'], // 七つ目の鐘の鋳造図面
  [1217, 760, 'time', 'magic', 'cloth'], // 時を織る機の設計図
];
