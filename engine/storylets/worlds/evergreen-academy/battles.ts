import type { Battles } from '../../format/battle';

/** The academy's fights: nothing ends here, so few are won. */
export const BATTLES: Battles = {
  'the-exam-sits/sit-the-exam': {
    against: ['大試験'],
    winner: '{me}',
    line: '採点は、こちらでします',
    result: '問い返された大試験は答えに詰まり、紙を散らして逃げだした。',
  },
  'confiscated/free-them-all': {
    against: ['サダメ', '生徒たち', '没収品'],
    result: '没収品はいっせいに鳴りだし、台には何も残らなかった。',
  },
  'familiars-on-strike/join-the-barricade': {
    against: ['使い魔の主たち'],
    result: 'どちらも引かず、陣地の旗は下りなかった。',
  },
  'two-dorms/winner-buys': {
    against: ['東寮', '西寮'],
    result: '枕の羽根が降るなか、品は売れて銀貨が残った。',
  },
  'pool-breaks/run-on-the-barrel': {
    against: ['札を握った百人'],
    winner: '{me}',
    line: '順番に、払い切りました',
    result: '樽は最後まで守られ、札は残らず払い切られた。',
  },
  'curtain-falls/fight-scene-at-last': {
    against: ['芝居の一座', 'ナカバ'],
    winner: 'ナカバ',
    line: 'うらめしや！',
    result: '最後の一字が舞台で言われ、十一年の劇が終わった。',
  },
  'star-lands/catch-it-and-run': {
    against: ['集まった三百人', 'ミチル'],
    result: '星は誰のものにもならず、みなの掌が光りだした。',
  },
  'nobody-is-sorry-yet/earn-the-detention': {
    against: ['居残りの五人', 'サダメ'],
    result: '監督も居残りも粉まみれになり、新しい罪ができた。',
  },
  'duel-club/take-the-purse': {
    against: ['決闘倶楽部の主将'],
    winner: '{me}',
    line: '型は、拝見しました',
    result: '十一年の型を見切り、主将に初めての一敗をつけた。',
  },
  'duel-club/everyone-in': {
    against: ['決闘倶楽部の主将', '輪の中の百人'],
    result: '誰も何のために戦うのか忘れ、勝ち負けはつかなかった。',
  },
  'angry-dictionary/wrestle-the-book': {
    against: ['大辞典'],
    winner: '{me}',
    line: '続きは、よその本に載っています',
    result: '自分の項を読んだ大辞典は、怒りを忘れて本を読みはじめた。',
  },
};
