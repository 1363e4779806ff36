import type { Battles } from '../format/battle';

/** Battle records of the fights that fit any world. */
export const BATTLES_ANYWHERE: Battles = {
  'anywhere-rope-across/pull-for-it': {
    against: ['縄番'],
    winner: '{me}',
    line: '引き分けは、胴元の勝ちです',
    result: '縄では決着がつかず、胴元の{me}に取り分が残った。',
  },
  'anywhere-challenger/lesson-for-a-fee': {
    against: ['棒の若者', '若者の友だち'],
    result: '果たし合いはいつのまにか、行儀のよい稽古になった。',
  },
  'anywhere-challenger/lose-grandly': {
    against: ['棒の若者'],
    winner: '棒の若者',
    line: 'あ、朝めし前',
    result: '{me}が派手に倒れてみせ、強い若者がひとり増えた。',
  },
  'anywhere-collector-of-mess/dispute-the-bill': {
    against: ['外套の取りたて人'],
    winner: '{me}',
    line: '内訳のない請求は、払いません',
    result: '取りたて人が先に音をあげ、銀貨は一枚も動かなかった。',
  },
  'anywhere-broom-and-name/price-of-a-roof-night': {
    against: ['箒の年寄り'],
    result: '頭が冷えると屋根の話になり、手間賃で片がついた。',
  },
  'anywhere-hand-in-the-bag/hold-the-wrist': {
    against: ['影の手'],
    winner: '{me}',
    line: 'それは、働いた分です',
    result: '影は袖を裂いて逃げ、銀貨は一枚も減らなかった。',
  },
  'anywhere-hand-in-the-bag/steal-back': {
    against: ['影の手'],
    result: 'どちらも盗人でどちらも被害者のまま、物別れになった。',
  },
  'anywhere-left-over-self/settle-by-hand': {
    against: ['前の朝の{me}'],
    winner: '{me}',
    line: '財布は、ひとつで足ります',
    result: '腹の減りの差で前の朝の{me}が負け、銀貨は動かなかった。',
  },
  'anywhere-left-over-self/hire-the-other': {
    against: ['前の朝の{me}'],
    result: 'どちらが本物か決まらず、{me}の噂だけが増えた。',
  },
};
