import type { GoodsSheet } from './goods-sheet';

export const FOODS_SHEET: GoodsSheet = [
  [1141, 1, 'edible', 'warm'], // 焼きたての丸パン
  [1142, 1, 'edible', 'travel'], // 歯の立たない堅パン
  [1143, 1, 'edible', 'warm', 'time'], // 昨日の豆スープ
  [1144, 1, 'edible'], // 試験日の握り飯
  [1145, 1, 'edible'], // 黄身の二つある卵
  [1146, 1, 'edible', 'fragile'], // 崩れかけの豆腐
  [1147, 1, 'edible', 'sweet'], // 傷ありの林檎
  [1148, 1, 'edible', 'sweet'], // 焼き団子
  [1149, 2, 'edible', 'sea'], // 干し鰯
  [1150, 2, 'edible', 'travel'], // 日持ちのする黒パン
  [1151, 2, 'edible', 'sea', 'warm'], // 具の少ない潮汁
  [1152, 2, 'drink', 'animal'], // 搾りたての山羊乳
  [1153, 2, 'edible', 'sweet', 'warm'], // 湯屋の饅頭
  [1154, 2, 'edible', 'warm'], // 紙袋の焼き栗
  [1155, 3, 'edible', 'sea'], // 烏賊の一夜干し
  [1156, 3, 'edible', 'poison', 'warm'], // 毒見済みの粥
  [1157, 3, 'edible', 'sweet'], // 縁日の綿飴
  [1158, 3, 'edible', 'sweet', 'plant'], // 山葡萄
  [1159, 3, 'edible', 'fire'], // 火を噴く唐辛子
  [1160, 4, 'edible', 'plant'], // 殻つき胡桃
  [1161, 4, 'edible', 'sweet', 'warm'], // 林檎の包み焼き
  [1162, 5, 'edible', 'sea'], // 焼き海苔
  [1163, 5, 'edible', 'plant', 'poison'], // 名札のない茸
  [1164, 6, 'drink', 'warm', 'secret'], // 十杯目の紅茶
  [1165, 7, 'edible', 'sweet'], // 干し柿
  [1166, 8, 'edible', 'sweet', 'sky'], // 星の数の金平糖
  [1167, 8, 'edible', 'memory'], // 祖母の梅干し
  [1168, 8, 'edible'], // 芝居見物の折詰
  [1169, 9, 'edible', 'sweet'], // 夜色の羊羹
  [1170, 9, 'edible', 'animal'], // 山羊のチーズ
  [1171, 9, 'drink'], // 谷の濁り酒
  [1172, 10, 'edible', 'heavy'], // 重石つきの大根漬け
  [1173, 11, 'drink', 'sweet'], // 泡の立つ林檎酒
  [1174, 12, 'edible', 'cold', 'sweet'], // 雪室の氷菓子
  [1175, 14, 'edible', 'sea'], // 鰹の本節
  [1176, 14, 'edible', 'sweet', 'time'], // 冬を越した林檎
  [1177, 16, 'edible', 'warm', 'time'], // 七日煮込んだ鍋
  [1178, 18, 'edible', 'sweet'], // 蜂の巣蜜
  [1179, 19, 'edible', 'fire'], // 丸ごと鴨の燻製
  [1180, 22, 'drink', 'sea'], // 船底の葡萄酒
  [1181, 24, 'edible', 'time'], // 三年味噌
  [1182, 25, 'edible', 'memory', 'warm'], // 約束の夕餉
  [1183, 26, 'drink', 'scent'], // 眠れぬ夜の珈琲豆
  [1184, 36, 'edible', 'plant'], // 一番刈りの新米
  [1185, 45, 'edible', 'secret'], // 献立にない一皿
  [1186, 65, 'edible', 'scent', 'precious'], // 南回りの胡椒
  [1187, 90, 'edible', 'fire', 'magic'], // 竜の火で焼いた肉
  [1188, 130, 'edible', 'sweet', 'precious'], // 王様の残した菓子
  [1189, 140, 'edible', 'scent', 'precious'], // 番紅花
  [1190, 520, 'edible', 'fire', 'magic'], // 不死鳥の半熟卵
];
