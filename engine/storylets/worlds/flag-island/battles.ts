import type { Battles } from '../../format/battle';

/**
 * The island's fights. Who has no line of its own gets the one that the rules put there, 決まり！, be it a slope, a shield or
 * a snore.
 */
export const BATTLES: Battles = {
  'ninth-article/challenge-the-umpire': {
    against: ['シキブ', '机'],
    winner: '机',
    result: '机が倒れて頁が散り、抹消はあとまわしになった。',
  },
  'somebody-elses-knot/pull-up-the-post': {
    against: ['オボロ'],
    result: '杭が抜け、結ばれた降参は宙に浮いた。',
  },
  'two-who-would-lose/in-earnest': {
    against: ['サネ'],
    winner: 'サネ',
    line: 'お怪我は、ありませんか',
    result: 'サネの本気の一振りに、{me}は砂の上で完敗した。',
  },
  'who-laughs-first/tickle-war': {
    against: ['サネ', 'コタ'],
    winner: '{me}',
    line: 'やっと、本当に笑いましたね',
    result: 'サネが心から笑いだし、それが百敗目になった。',
  },
  'cart-on-the-line/tip-it-over': {
    against: ['朱隊', '墨隊', '坂'],
    winner: '坂',
    result: '境の縄が消え、争う者を置いて荷のほうが動いていった。',
  },
  'smith-of-names/name-the-fight': {
    against: ['朱の若者', '藍の若者', '名'],
    winner: '名',
    result: '名札が乱れ飛び、どれが誰の名かわからなくなった。',
  },
  'bush-number-seven/ambush-the-ambush': {
    against: ['七番の茂み', '五番の茂み', '木'],
    winner: '木',
    result: '待ち伏せどうしが入り乱れ、木だけが元のまま立っていた。',
  },
  'two-quartermasters/champion-for-goods': {
    against: ['朱の荷駄頭', 'リンドウ'],
    result: '{me}が砂に転がるうちに荷の値が上がり、品は高く売れた。',
  },
  'shield-too-big/first-bout-now': {
    against: ['コタ', '盾'],
    winner: '盾',
    result: '大きな盾の陰から一発が入り、コタの初陣が済んだ。',
  },
  'shield-too-big/prove-its-worth': {
    against: ['藍の古参'],
    winner: '{me}',
    line: 'この品のおかげです',
    result: '藍の古参との一本をしのぎ切り、品に値がついた。',
  },
  'best-seats/send-spectators-down': {
    against: ['丘の見物客'],
    result: '見物客は砂の上へ、剣士は見物席へ入れ替わった。',
  },
  'everybody-in-disguise/light-a-torch': {
    against: ['変装した三十人', '闇'],
    winner: '闇',
    result: '敵も味方も見分けがつかず、殴りあう手が止まった。',
  },
  'well-put-together/knock-poles-together': {
    against: ['四つの隊', '水'],
    winner: '水',
    result: '打ちあううちに井戸が組み上がり、水が上がってきた。',
  },
  'queue-of-challengers/fee-per-defeat': {
    against: ['二十人の剣士'],
    result: '望みどおりの負けが売り切れ、無敵は店じまいした。',
  },
  'queue-of-challengers/lose-to-number-one': {
    against: ['一番の剣士'],
    winner: '一番の剣士',
    result: '無敵の{me}が派手に倒れ、無敵の名は一番に移った。',
  },
  'duel-under-the-pine/charge-with-flowers': {
    against: ['藍隊', '墨隊'],
    result: '両隊の果たし合いは、二人ずつの内緒話になった。',
  },
  'tunnels-meet/one-more-blow': {
    against: ['四つの隊', '鍋'],
    winner: '鍋',
    result: '床が抜け、四つの穴は一つになった。',
  },
  'bout-for-show/fight-for-the-plate': {
    against: ['藍の力自慢'],
    winner: '{me}',
    result: '受けて見物を沸かせ、頃合いを見て力自慢を座らせた。',
  },
  'bout-for-show/everyone-in-one-column': {
    against: ['見物の百人', '藍の力自慢'],
    result: 'リボンとリボンが絡みあい、誰が誰の敵かわからなくなった。',
  },
  'words-at-last/shout-them-all': {
    against: ['ゴンロク', '墨の若者'],
    result: '百の決め台詞が飛びかい、勝ち負けは誰も見ていなかった。',
  },
  'duel-asleep/swap-sleepers': {
    against: ['見物の百人', 'いびき'],
    winner: 'いびき',
    result: '眠った二人が、寄る者を片端から倒した。',
  },
};
