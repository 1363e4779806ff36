import type { WrittenCharacter } from './participant';

/** Tempers, likes, fears, ties, dialects, jokes and hardly anything. */
export const WRITTEN_BY_TEMPER: readonly WrittenCharacter[] = [
  { trait: '方向音痴で、猫に好かれる', firstLine: 'このループからぬけださなきゃ…' },
  { trait: '値切るのが生きがい', firstLine: 'で、おいくら？　半分になりませんか。' },
  { trait: '怖いもの知らずの泣き虫', firstLine: 'な、泣いてないってば！' },
  {
    trait: '嘘つき。本当のことを言うとしゃっくりが出る。',
    firstLine: '私は一度も嘘をついたことがありません。',
  },
  { trait: '妹の借金を返すために旅をしている', firstLine: 'あと銀貨四十枚。あと四十枚です。' },
  {
    trait: '几帳面な貴族の令嬢。虫が大嫌い。',
    firstLine: 'ごきげんよう。靴を拭いてもよろしくて？',
  },
  {
    trait: '関西弁のお人好し。頼まれたら断れへん。',
    firstLine: 'なんや、また朝かいな。しゃあないなあ。',
  },
  {
    trait: '復讐のために生きてきた。仇の名はもう忘れた。',
    firstLine: '殺す相手を、思い出せない。',
  },
  { trait: '酒好きの坊主。説教は短い。', firstLine: '一杯やりながら聞きましょうぞ。' },
  {
    trait: '人見知り。花の名前なら何でも知っている。',
    firstLine: 'あ、あの……その花、竜胆、です。',
  },
  { trait: '賭け事が好きで、いつも負ける', firstLine: '今日は勝つ気がする。' },
  { trait: '忘れっぽいので何でも腕に書いておく', firstLine: 'ええと、腕によると、今日は月曜。' },
  { trait: '世界一の正直者（自称）', firstLine: 'おぬし、その帽子は似合っておらぬぞ。' },
  { trait: '平和主義の元暗殺者。編み物が趣味。', firstLine: '刃物は、毛糸を切るのに使います。' },
  { trait: '理屈っぽい学生で、犬が怖い', firstLine: '論理的に考えれば、これは夢です。' },
  { trait: 'とにかく明るい', firstLine: 'いえーい！！' },
  { trait: '勇者', firstLine: '……。' },
  { trait: '東北の山育ち。熊と相撲をとったことがある。', firstLine: 'んだ。おら、腹へったべ。' },
  {
    trait: '死んだ母の形見の笛を吹くと、鳥が集まってくる。雨の日は膝が痛む。',
    firstLine: 'ぴい、と吹けば、ひとりじゃない。',
  },
  { trait: '影がうすい', firstLine: 'さっきから、ここにいましたけど。' },
];
