import type { GoodsSheet } from './goods-sheet';

export const TOOLS_SHEET: GoodsSheet = [
  [1001, 1, 'glass', 'container'], // 空の薬瓶
  [1002, 2, 'rope', 'sea'], // 網元の荒縄
  [1003, 2, 'metal', 'sharp'], // 折れない縫い針
  [1004, 2, 'light', 'fire'], // 蜜蝋の蝋燭
  [1005, 2, 'sign', 'cloth'], // 洗いざらしの白旗
  [1006, 3, 'rope'], // 麻縄
  [1007, 3, 'wood'], // 天秤棒
  [1008, 3, 'ink'], // 左利き用の羽根筆
  [1009, 4, 'sea', 'container'], // 魚籠
  [1010, 4, 'fire', 'stone'], // 火打ち道具
  [1011, 4, 'leather', 'container'], // 革の水袋
  [1012, 4, 'sound'], // 土笛
  [1013, 6, 'weather', 'paper'], // 番傘
  [1014, 6, 'time'], // 時計油
  [1015, 7, 'light', 'paper'], // 一つ多い提灯
  [1016, 9, 'lock', 'secret'], // 鍵開けの針金
  [1017, 9, 'money', 'container'], // 行商の銭箱
  [1018, 9, 'fire', 'sign'], // 狼煙玉
  [1019, 10, 'sound', 'metal'], // 客を呼ばない呼び鈴
  [1020, 11, 'paper', 'sound'], // 札の足りない歌留多
  [1021, 11, 'light', 'glass', 'weather'], // 霧よけの角灯
  [1022, 12, 'cloth', 'sign'], // 染め抜き前の暖簾
  [1023, 12, 'metal', 'heavy', 'food'], // 底の厚い鉄鍋
  [1024, 12, 'secret'], // 指紋採りの粉
  [1025, 13, 'glass', 'fragile'], // 曇る手鏡
  [1026, 13, 'container', 'animal'], // 空の鳥籠
  [1027, 14, 'metal', 'money'], // 竿秤
  [1028, 14, 'paper', 'time'], // 終わらない双六
  [1029, 15, 'seal'], // 封蝋と印
  [1030, 16, 'sea', 'rope'], // 投網
  [1031, 16, 'warm', 'sleep', 'cloth'], // 羊毛の寝袋
  [1032, 17, 'glass', 'secret'], // 探偵気取りの虫眼鏡
  [1033, 18, 'wood', 'container'], // 行商の背負い箱
  [1034, 20, 'sign', 'wood', 'memory'], // 店を畳んだ古看板
  [1035, 21, 'cloth', 'memory'], // 首をかしげる人形
  [1036, 22, 'stone', 'heavy'], // 粉挽きの石臼
  [1037, 24, 'wood', 'cloth'], // 糸車
  [1038, 26, 'metal', 'travel'], // 測量の鎖
  [1039, 27, 'time', 'glass', 'fragile'], // 三分に足りない砂時計
  [1040, 32, 'seal', 'secret'], // 割符の片割れ
  [1041, 33, 'warm', 'wood', 'container'], // 担げる風呂桶
  [1042, 35, 'seal', 'fire'], // 市の焼印
  [1043, 38, 'sound', 'sign'], // 陣太鼓
  [1044, 45, 'rope', 'precious'], // 絹の綱
  [1045, 48, 'travel', 'metal'], // 北に飽きた羅針盤
  [1046, 60, 'magic', 'ink', 'stone'], // 先に書く白墨
  [1047, 62, 'sea', 'glass'], // 船長の遠眼鏡
  [1048, 75, 'time', 'metal', 'memory'], // 欠けた歯車
  [1049, 80, 'ink', 'magic'], // 涸れない墨壺
  [1050, 90, 'fire', 'magic'], // 消えない種火
  [1051, 110, 'glass', 'container', 'fragile'], // 蒸留器
  [1052, 120, 'lock', 'heavy', 'money'], // 開かずの金庫
  [1053, 140, 'sound', 'wood'], // 手回しオルガン
  [1054, 160, 'time', 'heavy'], // 正しすぎる柱時計
  [1055, 200, 'sound', 'heavy', 'metal'], // 鳴らない鐘
  [1056, 230, 'sea', 'wood', 'travel'], // 二人乗りの小舟
  [520, 1, 'paper', 'time', 'money'], // 昨日までの割引券
  [521, 1, 'paper', 'food'], // 学食の食券
  [522, 1, 'paper', 'money'], // 夏市の福引券
  [523, 2, 'paper', 'memory'], // 湯屋の入浴券
  [524, 2, 'paper', 'food'], // 焼きたてパンの引換券
  [525, 5, 'paper', 'sea', 'food'], // 干物の引換券
  [526, 6, 'paper', 'money'], // 朝市の場所取り券
  [527, 10, 'paper', 'memory', 'money'], // 質屋の預かり証
  [528, 14, 'paper', 'sea', 'travel'], // 渡し舟の回数券
  [529, 16, 'paper'], // 桟敷席の観覧券
  [530, 40, 'paper', 'sea', 'travel'], // 片道きりの乗船券
  [531, 55, 'paper', 'memory', 'money'], // 貸しひとつの手形
  [532, 65, 'paper', 'sea', 'money'], // 船荷の引渡手形
  [533, 80, 'paper', 'time', 'secret'], // 時計館の招待券
  [534, 150, 'paper', 'money', 'seal'], // 両替商の為替手形
  [535, 240, 'paper', 'money', 'seal'], // 額面の空いた約束手形
];
