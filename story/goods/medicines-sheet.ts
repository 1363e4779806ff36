import type { GoodsSheet } from './goods-sheet';

export const MEDICINES_SHEET: GoodsSheet = [
  [201, 6, 'medicine', 'sea'], // 蛤入りの軟膏
  [202, 4, 'medicine', 'cold'], // 熱冷まし
  [203, 3, 'medicine', 'plant', 'warm'], // 葛根の煎じ薬
  [204, 1, 'medicine'], // 苦いだけの丸薬
  [205, 2, 'medicine', 'sea', 'travel'], // 船酔い止め
  [206, 4, 'medicine', 'warm'], // 猫舌治し
  [207, 10, 'medicine', 'animal'], // 使い魔の胃薬
  [208, 5, 'medicine', 'drink', 'warm'], // 湯あたりの梅酢
  [209, 4, 'medicine', 'warm', 'scent'], // 湯の花
  [210, 3, 'medicine', 'cloth', 'cold'], // 打ち身の湿布
  [211, 14, 'medicine', 'warm'], // 凍傷の油
  [212, 11, 'medicine', 'fire', 'plant'], // 火傷の蘆薈膏
  [213, 22, 'medicine', 'bone'], // 骨接ぎの黒膏
  [214, 10, 'medicine', 'cloth'], // 傷縫いの絹糸
  [215, 48, 'medicine', 'poison'], // 蛇咬みの解毒薬
  [216, 35, 'poison', 'secret'], // 毒見役の舌薬
  [217, 7, 'medicine', 'scent'], // 気付けの塩
  [218, 12, 'medicine', 'scent', 'cold'], // 薄荷の香油
  [219, 20, 'scent', 'fire'], // 仲直りの線香
  [220, 38, 'scent', 'magic'], // 惚れた気になる香水
  [221, 2, 'medicine', 'sweet', 'sound'], // 喉にやさしい蜂蜜玉
  [222, 15, 'medicine', 'drink', 'metal'], // 鉄錆の強壮酒
  [223, 5, 'medicine', 'drink', 'sleep'], // 試験前夜の鎮め茶
  [224, 26, 'medicine', 'sleep'], // 浅い眠りの水薬
  [225, 8, 'sleep'], // 二度寝の粉
  [226, 16, 'medicine', 'weather'], // 霧目の洗い薬
  [227, 33, 'medicine', 'sea'], // 潜り手の息薬
  [228, 6, 'medicine', 'disguise'], // 背が伸びた気のする薬
  [229, 7, 'medicine', 'secret'], // 万能とだけ書いた薬
  [230, 90, 'sweet', 'magic', 'secret'], // 嘘がつけなくなる飴
  [231, 85, 'magic', 'disguise'], // 影を薄くする水薬
  [232, 65, 'medicine', 'sleep', 'disguise'], // 死んだふりの丸薬
  [233, 55, 'magic', 'sweet'], // 呪いほどきの甘露
  [234, 70, 'memory', 'plant'], // 忘れ草の雫
  [235, 120, 'memory', 'magic'], // 思い出し薬
  [236, 190, 'medicine', 'fire', 'precious'], // 竜熱の特効薬
  [237, 260, 'time', 'magic'], // 一刻だけ若返る薬
  [238, 330, 'medicine', 'time', 'magic'], // 昨日に効く薬
  [239, 450, 'light', 'magic', 'precious'], // 夜明けの一滴
];
