import type { GoodsSheet } from './goods-sheet';

export const RAW_MATERIALS_SHEET: GoodsSheet = [
  [1, 3, 'sea', 'edible'], // 粗塩
  [2, 6, 'stone', 'edible', 'heavy'], // 岩塩の塊
  [3, 5, 'plant', 'cloth'], // 梳いた亜麻
  [4, 4, 'plant', 'rope'], // 麻の荒苧
  [5, 24, 'cloth', 'precious'], // 生糸
  [6, 14, 'cloth', 'warm'], // 真綿
  [7, 9, 'animal', 'cloth', 'warm'], // 羊の刈り毛
  [8, 8, 'light', 'scent'], // 蜜蝋
  [9, 4, 'plant', 'fire', 'scent'], // 松脂
  [10, 30, 'plant', 'poison'], // 生漆
  [11, 6, 'animal', 'scent'], // 三千本膠
  [12, 16, 'plant', 'cloth'], // 藍玉
  [13, 18, 'plant', 'cloth'], // 紅花餅
  [14, 160, 'sea', 'cloth', 'precious'], // 貝紫
  [15, 2, 'stone', 'fire'], // 燧石
  [16, 4, 'stone', 'glass'], // 珪砂
  [17, 2, 'stone', 'heavy'], // 窯元の粘土
  [18, 1, 'plant'], // 藁灰
  [19, 11, 'plant', 'paper'], // 柿渋
  [20, 2, 'plant'], // 竹の皮
  [21, 4, 'plant', 'paper'], // 楮の皮
  [22, 5, 'ink'], // 菜種の煤
  [23, 9, 'plant', 'ink'], // 没食子
  [24, 22, 'metal'], // 銅の延べ板
  [25, 25, 'metal', 'time'], // 歯車用の真鍮板
  [26, 35, 'metal', 'money'], // 鋳つぶした古銭
  [27, 85, 'metal', 'heavy', 'precious'], // 玉鋼
  [28, 42, 'metal', 'poison'], // 水銀
  [29, 210, 'metal', 'money', 'precious'], // 砂金
  [30, 3, 'wood', 'sea'], // 潮枯れの流木
  [31, 26, 'wood', 'heavy', 'sound'], // 鐘楼の古梁
  [32, 48, 'wood', 'heavy', 'precious'], // 黒檀の角材
  [33, 75, 'wood', 'magic', 'weather'], // 雷に打たれた杉
  [34, 17, 'leather', 'animal'], // 鹿のなめし革
  [35, 20, 'leather', 'sea'], // 鮫皮
  [36, 32, 'animal', 'sea', 'bone'], // 鯨の髭
  [37, 13, 'sea', 'precious'], // 真珠貝の殻
  [38, 95, 'sea', 'precious', 'fragile'], // 珊瑚の枝
  [39, 70, 'stone', 'memory', 'precious'], // 虫入り琥珀
  [40, 55, 'weather', 'magic'], // 霧を絞った水
  [41, 2, 'fire', 'memory', 'time'], // 昨日の焚き火の灰
  [42, 380, 'animal', 'magic', 'precious'], // 竜の抜け鱗
  [43, 640, 'glass', 'magic', 'precious'], // 星を溶かした硝子
];
