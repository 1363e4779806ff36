import type { WrittenCharacter } from './participant';

/** Jobs and skills, in the ways in which people put them. */
export const WRITTEN_BY_TRADE: readonly WrittenCharacter[] = [
  { trait: '左利きの薬師。嘘がつけない。', firstLine: 'また同じ朝か……。' },
  { trait: '計算の速い元商人。猫が苦手。', firstLine: '金は天下の回りもの、俺の番だ！' },
  { trait: '火薬師。夜目がきく。', firstLine: '燃やせるものは、だいたい友達。' },
  { trait: '郵便配達見習い、十二歳。方向音痴。', firstLine: 'ごめんください、どなたかいますか。' },
  { trait: '腰の曲がった元大工で、頑固だが情に厚い', firstLine: 'わしの目の黒いうちは負けん。' },
  { trait: '無口な双剣使い。甘いものが好き。', firstLine: 'なんだ、まだ生きてたのか。' },
  { trait: '宮廷料理人だったが、味覚を失った。', firstLine: '塩はどこです？' },
  { trait: '泳ぎの得意な漁師の三男坊', firstLine: 'おう、いい潮だな！' },
  {
    trait: '天文学者。星の話になると止まらない。',
    firstLine: '今夜の空は、昨日の空と三度ずれていますね。',
  },
  { trait: '鍵開けの名人だが、高いところが怖い', firstLine: '……開いた。次。' },
  { trait: '元騎士。右腕を失い、剣は左手で握る。', firstLine: '拙者、まだ一本残っておる。' },
  {
    trait: '人形遣い。人前では人形にしか喋らせない。',
    firstLine: '「やあ」と、この子が言っています。',
  },
  {
    trait: '職業：吟遊詩人　特技：即興の歌　弱点：音痴',
    firstLine: 'ららら～、聞いてくれたまえ！',
  },
  { trait: '獣医の卵で、犬にだけは嫌われる。', firstLine: 'だいじょうぶ、痛くしませんから。' },
  { trait: '鍛冶屋の娘。力持ちで、針仕事は苦手。', firstLine: 'その釘、素手で抜こうか？' },
  {
    trait: '占い師をしているが、当たったことがない。',
    firstLine: 'あなた、今日、誰かに会います。',
  },
  { trait: '書記官。一度読んだものを忘れない。', firstLine: '第三条の二項に、そうあります。' },
  {
    trait: '墓守。死者の声が聞こえると言われている。',
    firstLine: 'お静かに。みなさん寝ておられる。',
  },
  { trait: '逃げ足だけは誰にも負けない盗人', firstLine: 'じゃ、そういうことで！' },
  { trait: '元看護婦。血を見ると落ち着く。', firstLine: 'はい、腕を出して。深呼吸。' },
];
