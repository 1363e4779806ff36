import type { Person } from '../../format/world';

export const PEOPLE: readonly Person[] = [
  {
    id: 'kaya',
    name: 'カヤ',
    called: '武具蔵のカヤ',
    soul: 'tae',
    manner:
      '線売り。二輪の車で四つの隊のあいだを商う。顔を上げず、短くからかい、貸しは一枚も忘れない。「〜だよ」「〜しな」',
  },
  {
    id: 'shikibu',
    name: 'シキブ',
    called: '検分役のシキブ',
    soul: 'kuramochi',
    manner:
      '検分役。対戦の記録をつける。正確で丁寧で冷たく、冗談のつもりなしに可笑しい。「規定でございます」',
  },
  {
    id: 'oboro',
    name: 'オボロ',
    called: '墨隊のオボロ',
    soul: 'sagiri',
    manner:
      '墨隊の旗持ち。繰り返しを知っていて、この島に留まりたい。柔らかく、言いさして終わる。「まあ、いいさ」',
  },
  {
    id: 'tsumugi',
    name: 'ツムギ',
    called: '繕い手のツムギ',
    soul: 'mio',
    manner: '繕い手。旗も人も縫う。あたたかく、尋ね返し、まず手を見る。「〜かな」「〜でしょう」',
  },
  {
    id: 'tombi',
    name: 'トンビ',
    called: '太鼓の子トンビ',
    soul: 'yomi',
    manner: '旗竿の上の太鼓の子。変わった数え歌でしか話さない。嘘をつかず、説明もしない',
  },
  {
    id: 'sane',
    name: 'サネ',
    called: '山吹隊のサネ',
    manner:
      '山吹隊のただひとりの隊士。五十がらみ、負けつづけて笑っている。島でいちばん美しく「参りました」を言う。「ええ、ええ」',
  },
  {
    id: 'gonroku',
    name: 'ゴンロク',
    called: '朱隊の隊長ゴンロク',
    manner:
      '朱隊の隊長。大男。決め台詞を百も用意しているが、勝った瞬間に必ず忘れる。「待て、いま言う」',
  },
  {
    id: 'kota',
    name: 'コタ',
    called: '朱隊の新入りコタ',
    manner: '朱隊の新入り。まっすぐで、耳が赤くなる。まだ誰にも勝っていない。「〜であります」',
  },
  {
    id: 'rindo',
    name: 'リンドウ',
    called: '藍の副長リンドウ',
    manner:
      '藍隊の副長。几帳面で、何でも隊長のご意向として言う。汗をかくと早口になる。「隊長は仰せです」',
  },
  {
    id: 'hayase',
    name: 'ハヤセ',
    called: '瓦版屋のハヤセ',
    manner: '瓦版屋。起きる前に見出しを書く。息継ぎが短く、悪気がない。「はい号外！」',
  },
];
