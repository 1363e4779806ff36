import type { Person } from '../../format/world';

export const PEOPLE: readonly Person[] = [
  {
    id: 'tae',
    name: 'ハマ',
    called: '縄屋のハマ',
    soul: 'tae',
    manner:
      '縄屋。縄を綯う手を止めず、顔を上げない。短く荒い海の言葉でからかい、貸し借りを結び目で覚える。',
  },
  {
    id: 'kuramochi',
    name: 'ケンモツ',
    called: '橋改めのケンモツ',
    soul: 'kuramochi',
    manner:
      '橋改めの役人。正確で丁寧で冷たい。「〜でございます」。島は七つと言い張り、真顔のまま冗談になる。',
  },
  {
    id: 'sagiri',
    name: 'アサギ',
    called: '浅葱の襟巻きのアサギ',
    soul: 'sagiri',
    manner:
      '浅葱色の襟巻きの旅人。やはり繰り返しのなかにいて、ここに残りたい。柔らかな言いさし。「まあ、いいさ」。',
  },
  {
    id: 'mio',
    name: 'ネリ',
    called: '膏薬師のネリ',
    soul: 'mio',
    manner: '湯宿の膏薬師。温かく、問いで返し、人の手をよく見る。誰がなぜ傷ついたかを忘れない。',
  },
  {
    id: 'yomi',
    name: 'ヤエ',
    called: '数え歌の子ヤエ',
    soul: 'yomi',
    manner: '島を数える子ども。風変わりな数え歌で話す。嘘をつかず、説明もしない。',
  },
  {
    id: 'nagi',
    name: 'ナギ',
    called: '測量師のナギ',
    manner: '三十年前に八つ目の島へ渡った測量師。きびきびと短く、何でも歩数と長さで訊く。',
  },
];
