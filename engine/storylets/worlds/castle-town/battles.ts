import type { Battles } from '../../format/battle';

/** The town's fights, between two houses more often than not. */
export const BATTLES: Battles = {
  'board-too-new/bid-it-up': {
    against: ['丸屋の若い衆', '角屋の若い衆'],
    winner: '{me}',
    line: '贋物の値は、割れるまでです',
    result: '贋の看板は木屑になり、競りは立ち消えになった。',
  },
  'fire-yard/brawl-for-timber': {
    against: ['火消しの頭'],
    winner: '{me}',
    line: 'この板は、担いで帰ります',
    result: '堀に落ちるまで組みあい、板は{me}に払い下げられた。',
  },
  'circular/everyone-nameless': {
    against: ['飴屋', '通りの者たち'],
    winner: '{me}',
    line: 'これでみなさん、屋号なき仲間です',
    result: '通りの看板が次々に下り、回状は相手をなくした。',
  },
  'two-fists-bidding/ring-the-bids': {
    against: ['丸屋の手代', '角屋の手代'],
    result: '取っ組みあいの末に、荷は煽った値で売れた。',
  },
  'two-fists-bidding/let-them-swing': {
    against: ['丸屋の手代', '角屋の手代', '見物の輪'],
    result: '通りじゅうが入り乱れたが、荷は無事に残った。',
  },
  'shrines-collide/bet-on-the-push': {
    against: ['丸屋の若い衆', '角屋の若い衆'],
    result: '押しあいは引き分け、銀貨だけが{me}に残った。',
  },
  'shrines-collide/ride-the-roof': {
    against: ['丸屋の若い衆', '角屋の若い衆'],
    result: '屋根の上までもつれた末に、どちらが先かはうやむやになった。',
  },
  'smoke-without-fire/water-war': {
    against: ['丸屋の者', '角屋の者', 'ヒヤマ'],
    result: 'みな濡れ鼠になり、煙は餅を蒸す湯気とわかった。',
  },
  'storyteller-of-the-fire/play-the-villain': {
    against: ['三百人の客', 'テンザン'],
    winner: '{me}',
    line: '今宵はこれまで、ご免',
    result: '大悪人{me}は、三百人の客の手をすり抜けて逃げた。',
  },
  'bell-with-a-nest/ring-it-differently': {
    against: ['半鐘を撞く組', '雀を守る組'],
    result: '櫓の段でもみあったが、巣は落ちずに済んだ。',
  },
};
