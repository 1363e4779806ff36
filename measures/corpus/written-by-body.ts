import type { WrittenCharacter } from './participant';

/** Age, size, senses and limits. */
export const WRITTEN_BY_BODY: readonly WrittenCharacter[] = [
  {
    trait: '身長二メートル。小さいものを壊さないように歩く。',
    firstLine: 'すまない、頭をぶつけた。',
  },
  { trait: '八十二歳、歯が三本。', firstLine: 'ほっほ、まだ朝かの。' },
  { trait: '七さい。おばけがこわい。', firstLine: 'ぼく、ひとりできたよ！' },
  { trait: '目が見えないかわりに、鼻と耳がよく利く', firstLine: '雨の匂いがしますね。' },
  { trait: '耳が遠い。聞こえないときは笑ってごまかす。', firstLine: 'え？　なんだって？' },
  { trait: '片足が義足の元船乗り', firstLine: '陸は揺れねえから酔うんだよ。' },
  { trait: '寒がりで、いつも毛布を背負っている', firstLine: 'さむい……もう帰りたい。' },
  { trait: '顔に大きな傷があり、子どもに泣かれる', firstLine: '怖がらなくていい。' },
  { trait: '双子の姉。弟を捜している。', firstLine: 'わたしと同じ顔を見ませんでしたか。' },
  { trait: '不眠症。三日に一度しか眠らない。', firstLine: '寝てません。平気です。' },
  { trait: '大食い。腹が減ると怒りっぽくなる。', firstLine: '飯は！？' },
  { trait: '声が出ない。筆談で話す。', firstLine: '（紙に「おはよう」と書いて見せる）' },
  {
    trait: '銀髪の吸血鬼。日光とにんにくに弱い😇',
    firstLine: 'まぶしっ……カーテン閉めてくださる？',
  },
  {
    trait: 'からだが半分機械。油が切れると止まる。',
    firstLine: 'キドウシマシタ。オハヨウゴザイマス。',
  },
  {
    trait: 'a tall woman who is afraid of water',
    firstLine: 'Good morning. Is this the same morning?',
  },
  {
    trait: '花粉症で、くしゃみをすると記憶がひとつ飛ぶ',
    firstLine: 'は、は、はくしょん！……ここどこ？',
  },
  { trait: '太っているが踊りはうまい', firstLine: 'さあ、音楽を！' },
  { trait: '指先が器用で、目は近眼', firstLine: '眼鏡、眼鏡……あ、かけてた。' },
  { trait: '妊娠七か月。無理はしない。', firstLine: 'この子にも、明日を見せたいの。' },
  { trait: '猫。二本足で歩ける。', firstLine: 'にゃあ。……いや、失礼。おはよう。' },
];
