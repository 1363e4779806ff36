import type { GoodsSheet } from './goods-sheet';

export const STAVES_SHEET: GoodsSheet = [
  [701, 2, 'wood', 'travel'], // 山登りの杖
  [702, 4, 'cold', 'travel'], // 雪道の石突き杖
  [703, 5, 'wood', 'animal'], // 羊飼いの曲がり杖
  [704, 6, 'wood', 'sea', 'travel'], // 渡し守の竿
  [705, 7, 'light'], // 提灯下げの杖
  [706, 8, 'blunt', 'sound'], // 教鞭
  [707, 12, 'wood', 'weather'], // 水脈探りの小枝
  [708, 14, 'sound', 'travel'], // 鈴つきの巡礼杖
  [709, 15, 'wood', 'memory'], // 折れて継いだ杖
  [710, 16, 'travel', 'metal'], // 道のりを測る杖
  [711, 18, 'light', 'fire'], // 柄の長い燭台
  [712, 20, 'wood', 'magic'], // 見習いの樫杖
  [713, 21, 'wood', 'sound', 'heavy'], // 鐘撞きの撞木
  [714, 22, 'animal', 'magic'], // 猫のじゃれる杖
  [715, 24, 'stone', 'ink'], // 白墨仕込みの杖
  [716, 26, 'wood'], // 薬師のかき混ぜ杖
  [717, 33, 'sound', 'wood'], // 笛になる杖
  [718, 35, 'memory', 'magic'], // 借りたままの杖
  [719, 40, 'sleep', 'magic'], // 居眠り教師の指し棒
  [720, 48, 'light', 'sea'], // 灯台守の杖
  [721, 55, 'sound', 'magic'], // 言い返す杖
  [722, 62, 'sound', 'precious'], // 黒檀の指揮棒
  [723, 66, 'plant', 'magic'], // 芽吹いた杖
  [724, 72, 'metal', 'precious'], // 執事の銀頭杖
  [725, 90, 'time', 'metal'], // 時計仕込みの杖
  [726, 105, 'magic', 'secret', 'heavy'], // 嘘で重くなる杖
  [727, 110, 'sea', 'magic'], // 珊瑚の短杖
  [728, 130, 'weather', 'magic', 'wood'], // 雷杉の杖
  [729, 140, 'memory', 'magic', 'precious'], // 琥珀を抱いた杖
  [730, 165, 'weather', 'magic'], // 霧巻きの長柄
  [731, 195, 'magic', 'secret', 'rope'], // 影結び
  [732, 320, 'magic', 'precious', 'memory'], // 学院長の置き忘れ
  [733, 460, 'bone', 'magic', 'precious'], // 竜骨の長杖
  [734, 540, 'sky', 'magic', 'precious'], // 流れ星の柄
];
