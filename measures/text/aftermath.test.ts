import { describe, expect, it } from 'vitest';
import { isHearsay, opensWithAftermath } from './aftermath';

describe('hearsay', () => {
  it.each([
    '買い手なし、と呼ばわるケンモツの声は、日ごとに明るいという。',
    '朝の洗い場に、真っ黒な隊士が四色ぶん並んだという。',
    '湯気の家の払いは銀貨で済み、怒りのほうは利子だけ残っているという。',
    '浅葱の襟巻きが、靴の中の紙を捨てずにいるそうだ。',
    '数える旅人の話は、もう隣の島まで行ったらしい。',
    '館守は、閂を下ろすたびに少し耳を澄ますようになった。',
    '荷運びたちは、旅の商人の荷だけは歌いながら担ぐようになった。',
    'お尋ね者を捜す会が、お尋ね者の発案で毎日ひらかれることになった。',
    'かもめ亭では、酔った客に昼の値を教えるのが流行りだした。',
    'アサギの小石の占いが、近ごろ当たらない。',
    '渡し場では、島を数えかけの旅人がいると噂になった。',
    '列でもらった品の礼に、隣どうしの夕飯が増えた。',
    '図書館に「未定」という棚ができ、誰も知らない本が増えている。',
    '渡し舟の回数券を持つ石像に、はやくも三つの言い伝えがある。',
    '蠟燭一本ぶんの市、というものが毎夕ひらかれている。',
    '山吹の陣の天幕が、四つとも笑いで倒れたままだ。',
  ])('is %s', (sentence) => {
    expect(isHearsay(sentence)).toBe(true);
  });

  it.each([
    '大食堂で鐘が六つ聞こえた。',
    '六つ目の鐘で、旗の島の一日が構えをとる。',
    '荷を右肩から左肩へ移すあいだに、井戸の辻へ出た。',
    '蠟燭屋のシノは、芯を切る手を止めない。',
    '秤の皿が、何も載せないのに右へ傾いでいる。',
    '船頭小屋の戸をあけると、櫂が一本足りない。',
    '火鉢をはさんで、老姉妹のサヨとマヨが一本の襟巻を両端から編んでいる。',
    '番台の棚に、手紙が一通立ててある。',
    '廊下の突きあたりに、灰色の外套が立っている。',
    '「裏の戸かい。誰に聞いたね」',
    '灯は封蝋に親指を置いた。',
    '夕映えに、影だけの橋が一本かかって消えた。',
    '石の灯守が、両手を前へ出して立っていた。',
    '帳場は机の下から黒い箱を出した。',
  ])('is not %s', (sentence) => {
    expect(isHearsay(sentence)).toBe(false);
  });
});

describe('an aftermath', () => {
  const before = '灯は看板を下ろし、飴屋の軒に返した。飴屋の主人は看板の裏を撫でた。';

  it('is about the last deed, of which the scene speaks no more', () => {
    const section =
      '飴屋の看板は、裏のほうを表にして掛かっている。\n火の見櫓で、男がひとり半鐘を磨く。';
    expect(opensWithAftermath(section, before, '灯')).toBe(true);
  });

  it('is no cause from which the scene goes on', () => {
    const section = '看板を返した飴屋が、灯を呼びとめる。\n「飴屋の看板には、裏書きがあるのさ」';
    expect(opensWithAftermath(section, before, '灯')).toBe(false);
  });

  it('is not what the character does or what is said', () => {
    const rest = '\n火の見櫓で、男がひとり半鐘を磨く。';
    expect(opensWithAftermath(`灯は飴屋の看板を思い出した。${rest}`, before, '灯')).toBe(false);
    expect(opensWithAftermath(`「飴屋の看板、戻ったね」${rest}`, before, '灯')).toBe(false);
  });

  it('may begin with a quotation', () => {
    const section = '「看板」と聞くと、飴屋は裏を見せたがる。\n男がひとり半鐘を磨く。';
    expect(opensWithAftermath(section, before, '灯')).toBe(true);
  });
});
