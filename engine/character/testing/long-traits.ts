import type { TraitCase } from './trait-case';

/** Sheets and paragraphs. */
export const LONG_TRAITS: readonly TraitCase[] = [
  [
    '港町で生まれ育った二十六歳の女船長。父の船を継いだが、実は泳げない。声が大きく、怒ると誰も近寄れない。好物は焼き魚。',
    'l/no-swimming b/loud-voice +/fish tie/father',
    's/swim',
  ],
  [
    '山奥の寺で育った少年。師匠が亡くなってから一人で旅をしている。嘘がつけず、すぐ顔に出る。動物に好かれる。夜は星を見て眠る。',
    'age/child tie/master:dead l/no-lies s/animals',
  ],
  [
    '没落した貴族の三男。プライドが高く、貧乏を認めない。紅茶にうるさい。剣術はからきしだが、口は達者。',
    't/proud s/persuade l/no-fighting',
    's/fight-blade',
  ],
  [
    'かつて王宮の料理長だったが、毒殺の疑いをかけられて逃亡中。鼻がよく利く。人の作った料理は食べられない。',
    'job/cook:former s/keen-senses w/be-free',
  ],
  [
    '年齢：17\n職業：魔法学校の生徒\n得意：炎の魔法\n苦手：早起き、数学\n好きな食べ物：りんご',
    'age/youth s/magic +/sweets',
  ],
  [
    '【性格】明るくて元気。【特技】ダンス。【弱点】お化け。【夢】アイドルになること',
    't/cheerful s/perform f/ghosts w/become',
  ],
  [
    '・左手に火傷の跡がある\n・寝相が悪い\n・甘いものに目がない\n・兄を探している',
    'b/burns +/sweets tie/older-brother:lost w/find-person',
  ],
  [
    '幼い頃に両親を亡くし、祖父に育てられた。祖父は村一番の鍛冶屋で、自分も鉄を打つのが得意。祖父の遺した未完成の剣を完成させたい。人混みが苦手で、無愛想だが根は優しい。',
    'tie/grandfather s/smith f/crowds t/kind',
  ],
  [
    '毎日十二時間働いていた会社員。過労で倒れて、気づいたらここにいた。もう働きたくない。のんびり暮らしたい。計算と根回しは得意。',
    'job/office-worker s/calculate s/lead w/rest t/lazy',
  ],
  [
    '私は町の小さな図書館で司書をしています。本の匂いが好きで、静かな場所が好きです。大きな音が苦手です。',
    'job/librarian +/books +/quiet f/loud-noise',
  ],
  [
    '俺はしがない運び屋。どんな荷物でも必ず届ける。ただし中身は聞かない。犬とガキには弱い。',
    's/deliver job/porter',
  ],
  [
    '元は宮廷の踊り子。膝を壊してからは、村の子どもたちに踊りを教えている。雨の日は膝が痛む。',
    'job/dancer:former l/bad-leg s/perform',
  ],
  [
    '薬草に詳しいけど、自分の風邪は治せない。咳き込むことが多い。体が弱いので力仕事はできない。',
    's/heal l/frail l/weak',
    's/strength',
  ],
  [
    '双子の姉と入れ替わって生きている。本当の名前を誰も知らない。姉は行方不明。右目の色が左と違う。',
    'tie/older-sister:lost tie/twin',
  ],
  [
    '口癖は「なんとかなる」。実際なんとかしてきた。楽天家の大工で、高い所も平気。酒と祭りが好き。',
    't/optimistic job/carpenter +/alcohol +/festivals',
    'f/heights',
  ],
  [
    '耳が聞こえないが、唇を読むのが得意。観察眼が鋭い。筆談用の手帳をいつも持っている。',
    's/observe l/hard-of-hearing',
  ],
  [
    '戦場で仲間を見捨てて逃げた元兵士。以来、剣を抜けない。夜は眠れず、誰かの悲鳴を聞くと動けなくなる。許されたいと思っている。',
    'job/soldier:former h/stays-up w/be-forgiven',
  ],
  [
    '狐の子。人間に化けて商売をしているが、油揚げを見ると尻尾が出る。数字に強い。',
    'nat/fox b/tail s/calculate',
    'b/bent-back',
  ],
  [
    '森の奥に住む三百歳の魔女。人嫌いだが、孤独は苦手。薬作りの名人で、猫を飼っている。',
    'age/ageless job/wizard s/heal +/cats f/being-alone',
    'nat/cat',
  ],
  [
    'わしは元将軍じゃ。今は孫と畑を耕しておる。腰は痛いが、目はまだ利く。',
    'job/soldier:former l/bad-back s/observe tie/grandchild s/farm',
  ],
  [
    '時計の修理を仕事にしている。正確でないものが許せない。待ち合わせには必ず十五分前に着く。妻に先立たれ、一人暮らし。紅茶を一日三杯飲む。',
    's/mend tie/wife:dead',
  ],
  [
    'お金が大好き！　世界一の大金持ちになるために旅をしている。でも困っている人を見ると放っておけない。',
    '+/money w/become h/meddles',
  ],
  [
    '女装が趣味の元騎士団長。剣の腕は一流。虫がダメ。かわいいものが好き。',
    'job/knight:former s/fight-blade f/insects +/clothes',
  ],
  [
    '字が読めないけれど、絵を描くのが好き。似顔絵で生計を立てている。父の顔を知らない。',
    'l/no-reading s/draw',
    's/read-scripts',
  ],
  [
    '幼馴染を事故で亡くしてから笑わなくなった。冷静沈着で無表情。射撃の名手。左肩に古傷がある。',
    'tie/friend:dead t/calm t/cold s/shoot b/scars',
    'h/laughs',
  ],
  [
    'どんな時でも敬語。怒っても敬語。執事歴三十年。主人の無茶には慣れている。特技は気配を消すこと。',
    'v/polite job/servant s/hide',
  ],
  [
    '旅の薬売り。各地の噂話を集めるのが好き。足腰が丈夫で一日中歩ける。蛇だけは無理。',
    'job/healer +/gossip f/snakes',
  ],
  [
    '魔法は使えないが、使えるふりをしている。ハッタリと手品で生き延びてきた。本物の魔法使いに会うのが怖い。',
    'l/no-magic s/deceive s/perform',
    's/magic',
  ],
  [
    '漁村の海女。息が長く続く。山は苦手。祖母から受け継いだ歌を歌う。夫は海で行方不明。',
    'job/fisher s/swim tie/husband:lost',
  ],
  [
    '双剣を使うが、本当は争いが嫌い。甘いものと昼寝があれば幸せ。',
    's/fight-two-blades l/no-fighting +/sweets +/sleep',
  ],
  [
    '少し太った、気のいい宿屋の主人。客の話を聞くのが好きで、宿代をつい負けてしまう。妻に頭が上がらない。',
    'b/stout job/innkeeper tie/wife',
  ],
  ['見た目は怖いが心優しい大男。手が大きく、編み物が得意。', 't/kind b/big b/large-hands s/sew'],
  [
    '生まれつき運が悪く、歩けば転び、傘を忘れた日に限って雨が降る。それでも前向き。',
    'l/unlucky t/optimistic',
    's/games',
  ],
  [
    '昔は神童と呼ばれたが、今はただの飲んだくれ。借金取りから逃げている。将棋だけは強い。',
    '+/alcohol s/games w/be-free',
  ],
  [
    '料理人になりたい騎士見習い。剣は苦手。父は騎士団長で、認めてもらえない。',
    'job/cook:aspiring job/knight:apprentice l/no-fighting tie/father w/become',
    's/fight-blade',
  ],
];
