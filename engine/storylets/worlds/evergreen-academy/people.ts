import type { Person } from '../../format/world';

export const PEOPLE: readonly Person[] = [
  {
    id: 'tae',
    name: 'フク',
    soul: 'tae',
    manner:
      '購買部の売り手。答案で品を包む手を止めず、顔を上げない。短く乱暴で、からかう。貸しも情けも一枚残らず覚えている。',
  },
  {
    id: 'kuramochi',
    name: 'サダメ',
    soul: 'kuramochi',
    manner:
      '教務主任。条文の番号で話す。丁寧で正確で冷たい。「〜とされております」。大まじめのまま冗談になる。',
  },
  {
    id: 'sagiri',
    name: 'キリノ',
    soul: 'sagiri',
    manner:
      '万年最上級生。やはり繰り返しのなかにいて、葉の落ちないこの学院に残りたい。柔らかな言いさし。「まあ、いいさ」。',
  },
  {
    id: 'mio',
    name: 'シオリ',
    soul: 'mio',
    manner: '図書館の司書。本を繕い、温かく、問いで返し、人の手をよく見る。誰の悔いも笑わない。',
  },
  {
    id: 'yomi',
    name: 'ココノ',
    soul: 'yomi',
    manner: '黒板の枠に棲む守宮。使い魔だが主はいない。数え歌で話し、嘘をつかず、説明もしない。',
  },
  {
    id: 'nagai',
    name: 'ナガイ先生',
    manner:
      '一時間目の薬草学を十一年つづけている老教師。穏やかで話が長い。「最後に、もう一点だけ」。',
  },
  {
    id: 'chigusa',
    name: 'チグサ',
    manner: '使い魔に選ばれるのを三年待っている生徒。早口で、負けず嫌いで、泣く前に怒る。',
  },
];
