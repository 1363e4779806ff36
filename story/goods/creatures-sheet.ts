import type { GoodsSheet } from './goods-sheet';

export const CREATURES_SHEET: GoodsSheet = [
  [1101, 1, 'animal', 'cloth'], // 繭になる前の蚕
  [1102, 2, 'animal', 'sound'], // 音痴の鈴虫
  [1103, 2, 'animal', 'light'], // 季節外れの蛍
  [1104, 4, 'animal', 'sea'], // 瓶に入りたがる蛸
  [1105, 5, 'animal', 'sound', 'time'], // 朝を間違える雄鶏
  [1106, 6, 'animal', 'food'], // 卵を隠す雌鶏
  [1107, 8, 'animal', 'sea', 'weather'], // 霧鴎
  [1108, 9, 'animal', 'money'], // 帳場の三毛猫
  [1109, 11, 'animal', 'magic'], // 使い魔になれない鼠
  [1110, 14, 'animal', 'paper'], // 道を覚えた伝書鳩
  [1111, 16, 'plant', 'magic'], // 夜に咲く苗
  [1112, 18, 'animal'], // 斑の山羊
  [1113, 22, 'animal', 'warm'], // 毛刈り前の羊
  [1114, 28, 'animal', 'secret'], // 吠えない番犬
  [1115, 30, 'animal', 'time'], // 苔むした陸亀
  [1116, 35, 'animal', 'sweet'], // 蜜蜂の群れ
  [1117, 46, 'animal', 'warm'], // 湯気の好きな白蛇
  [1118, 55, 'animal', 'memory'], // 池の主の老鯉
  [1119, 60, 'animal', 'travel'], // 荷引きの驢馬
  [1120, 75, 'animal', 'magic'], // 学院の書庫梟
  [1121, 85, 'animal', 'fire', 'magic'], // 火を怖がる火蜥蜴
  [1122, 90, 'animal', 'magic'], // 選り好みする仔狐
  [1123, 95, 'animal', 'sound', 'money'], // 値切る鸚鵡
  [1124, 120, 'plant', 'wood', 'magic'], // 歩く木の苗
  [1125, 150, 'animal', 'travel'], // 早足の小馬
  [1126, 180, 'animal', 'sky'], // 片目の鷹
  [1127, 210, 'animal', 'magic'], // 数をかぞえる猫
  [1128, 320, 'animal', 'cold'], // 銀毛の狼
  [1129, 480, 'animal', 'precious'], // 水晶角の鹿
  [1130, 850, 'animal', 'sky', 'magic'], // 若い飛竜
];
