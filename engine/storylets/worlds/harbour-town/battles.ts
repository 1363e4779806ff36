import type { Battles } from '../../format/battle';

/** The town's fights: cargo, clogs and barrels win as often as people. */
export const BATTLES: Battles = {
  'sealed-cargo/cut-the-rope': {
    against: ['クラモチ', '下役たち'],
    winner: '{me}',
    line: '散ったものは、もう没収できません',
    result: '封が破れ、荷は競りにかけられずに町じゅうへ散った。',
  },
  'rival-already-delivered/kick-the-wedge': {
    against: ['サギリ'],
    result: '約束の荷は海へ飛び、港のまん中に浮く島になった。',
  },
  'loaded-by-mistake/jump-and-cut-loose': {
    against: ['船長', '水夫たち'],
    winner: '{me}',
    line: 'これで全部、降りました',
    result: '荷は残らず海へ降り、沈まずに波に浮いた。',
  },
  'double-sold-found-out/third-note': {
    against: ['仕立屋', '船大工', '野次馬'],
    winner: '{me}',
    line: '欲しい方には、四枚目も書きます',
    result: '怒っていたふたりが、野次馬を相手に味方どうしになった。',
  },
  'two-nets-tangled/free-the-fish': {
    against: ['二十四人の漁師', '網の魚'],
    winner: '網の魚',
    result: '網は空になり、魚は一匹残らず海へ帰った。',
  },
  'inn-after-dark/raise-the-table': {
    against: ['酔った船乗り', '愛妻家たち'],
    result: '銀貨は残ったが、買ったのが誰かは、とうとうわからない。',
  },
  'porters-at-night/prize-wrestling': {
    against: ['荷運びの男'],
    winner: '{me}',
    line: '取り分は、半分ずつで',
    result: '素手の一番を{me}が取り、棒の出番はなくなった。',
  },
  'porters-at-night/roll-the-barrels': {
    against: ['荷運びの男たち', '空樽'],
    winner: '空樽',
    result: '空樽が坂を下り、家々の戸口に一つずつ届いた。',
  },
  'ship-with-warm-stew/be-the-tenth': {
    against: ['船の九人', '漁師たち'],
    result: '鍋ひとつをめぐり、九人と十人めが入り乱れたまま終わった。',
  },
  'brother-across/throw-both': {
    against: ['ゲンゾウ', 'ゲンジ'],
    result: 'どちらも頭を下げず、五十年ごしの喧嘩は兄弟の引き分けになった。',
  },
  'clock-before-six/strike-thirteen': {
    against: ['かもめ亭の常連', '宿の主人', 'チカ'],
    result: '時計は元に戻らず、十四年のつけは棚に上がったままになった。',
  },
  'wives-market/lift-the-lantern-cloth': {
    against: ['女房たち', '亭主たち'],
    result: '亭主の宝物は、どれもよその亭主の目にとまった。',
  },
  'thief-who-leaves-things/run-with-him': {
    against: ['追手たち', '夜番'],
    result: '追う者も追われる者も疲れ果て、置かれた品だけが残った。',
  },
};
