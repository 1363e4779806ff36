import type { Battles } from '../../format/battle';

/** The valley's battles, in which nobody is hurt. */
export const BATTLES: Battles = {
  'leaven-overflows/a-throw-for-a-coin': {
    against: ['宿の客', 'ムギ'],
    result: '生地が売り切れるまで投げあい、みな同じ色に白くなった。',
  },
  'leaven-overflows/wrestle-the-dough': {
    against: ['元種の山'],
    result: '押しても引いても決まらず、元種と引き分けた。',
  },
  'counting-the-votes/bet-on-the-recount': {
    against: ['バンドウ', 'モク'],
    result: 'どちらも譲らず引き分け、勝負は預かりになった。',
  },
  'mayor-at-the-crossing/take-the-toll': {
    against: ['村長'],
    winner: '村長',
    line: 'め',
    result: '{me}は角に押されて宙を飛び、見物が沸いた。',
  },
  'mayor-at-the-crossing/horns-down': {
    against: ['村長'],
    result: '額をつけあったまま、村長と引き分けた。',
  },
  'pillow-war/third-army': {
    against: ['壁ぎわの組', '窓ぎわの組', 'モヨ'],
    result: '羽根の雪が降り、敵も味方も見分けがつかなくなった。',
  },
  'snow-kept-for-summer/snowball-insurance': {
    against: ['上の村の子', '下の村の子', 'ゲンタ'],
    result: '投げ疲れるまで投げあい、夏の氷代が集まった。',
  },
  'snow-kept-for-summer/first-throw': {
    against: ['ゲンタ', '上の村の子', '下の村の子'],
    result: '敵も味方もなく投げあい、みなが雪まみれになった。',
  },
  'one-bean-short-at-night/sleepwalk-after': {
    against: ['豆の番たち', '白い影'],
    winner: '白い影',
    line: '……すう',
    result: 'みなが豆の上に転がり、白い影だけがひと粒を手にしていた。',
  },
};
