import type { GoodsSheet } from './goods-sheet';

export const ARMOR_SHEET: GoodsSheet = [
  [401, 2, 'plant', 'weather'], // 藁の蓑
  [402, 3, 'cloth', 'travel'], // 泥よけの脚絆
  [403, 4, 'cloth', 'warm'], // 継ぎ当ての外套
  [404, 4, 'wood', 'sea'], // 潮干狩りの高下駄
  [405, 5, 'weather'], // 雨合羽
  [406, 5, 'cloth', 'warm'], // 湯屋の法被
  [407, 5, 'metal', 'memory'], // 片方だけの籠手
  [408, 6, 'cloth', 'warm'], // 羊毛の耳当て帽
  [409, 7, 'leather', 'fire'], // 鍛冶屋の革前掛け
  [410, 8, 'cloth', 'sea', 'warm'], // 漁師の刺し子
  [411, 8, 'cloth', 'sign'], // 降参者の白羽織
  [412, 9, 'cloth', 'warm'], // 綿入れの稽古着
  [413, 10, 'cloth', 'paper'], // 書庫番の埃よけ
  [414, 11, 'cloth', 'disguise'], // 執事の白手袋
  [415, 12, 'cold', 'travel'], // 滑らない雪靴
  [416, 13, 'cloth', 'warm', 'scent'], // 日向の匂いの綿衣
  [417, 16, 'cloth', 'disguise'], // 裏返しの制服
  [418, 26, 'leather', 'travel'], // 測量士の革上着
  [419, 32, 'wood', 'heavy'], // 樫板の胴鎧
  [420, 34, 'metal', 'heavy'], // 門番の鉄兜
  [421, 38, 'cloth', 'magic'], // 学院の黒外套
  [422, 40, 'cloth', 'sound'], // 鈴を縫いこんだ帷子
  [423, 44, 'paper', 'magic'], // 身代わりの紙衣
  [424, 46, 'leather', 'sea'], // 鮫皮の胴衣
  [425, 52, 'cloth', 'sign'], // 旗の島の陣羽織
  [426, 64, 'cloth', 'disguise'], // 夜会の燕尾服
  [427, 75, 'metal', 'heavy'], // 古式の鎖帷子
  [428, 85, 'secret', 'leather'], // 足音のしない靴
  [429, 95, 'metal', 'heavy', 'memory'], // 先代の甲冑
  [430, 110, 'metal', 'sign', 'heavy'], // 四色縅の大鎧
  [431, 140, 'metal', 'heavy', 'secret'], // 空っぽの騎士鎧
  [432, 155, 'cloth', 'weather', 'magic'], // 霧織りの外衣
  [433, 270, 'cloth', 'sky', 'magic'], // 星縫いの法衣
  [434, 290, 'cold', 'magic', 'heavy'], // 氷河の甲冑
  [435, 340, 'time', 'metal'], // 時計仕掛けの胸甲
  [436, 620, 'magic', 'fire', 'precious'], // 竜鱗の鎧
];
