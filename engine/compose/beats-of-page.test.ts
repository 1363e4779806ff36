import { beforeAll, describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { sharedShare } from '../japanese/grams';
import { beginBook } from '../turn/book';
import { planPage } from '../turn/plan-page';
import { participantOf } from '../turn/testing/play-story';
import { withStandIns } from '../narration/facts/stand-ins';
import { requestOf } from '../narration/testing/request-of';
import { offlineNarrator } from '../narration/offline-narrator';
import { plainPiece } from '../narration/script-piece';
import { beatsOf } from '../narration/model/page/beats';
import { speechesIn } from '../narration/model/page/gist/speeches';
import { plansOf, type Plan } from '../narration/model/page/plan';
import { sectionSheet } from '../narration/model/page/section-sheet';
import type { Sheet } from '../narration/model/page/sheet';

const GRAM = 6;

describe('what a model is told of the first page of a day that repeats', () => {
  let plans: readonly Plan[] = [];
  let sheets: readonly Sheet[] = [];
  beforeAll(async () => {
    const { save, worlds } = beginBook({ seed: 3, serial: 4, worlds: WORLDS });
    const people = worlds.flatMap((world) => world.people.map(({ name }) => name));
    const { sections } = await planPage(save, participantOf('平和'), worlds, undefined);
    plans = await plansOf(sections, { offline: offlineNarrator, people });
    sheets = plans.map(({ masked, facts, beats }, place) =>
      sectionSheet(place + 1, masked, facts, beats),
    );
  });

  it('is less than half of the offline words', () => {
    const shares = plans.map(({ facts, beats }) =>
      sharedShare(facts.outline, [...beats.values()].flat().join('。'), GRAM),
    );
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.5);
    for (const { beats } of plans) {
      expect(beats.get('言うべき台詞')?.length ?? 0).toBeLessThanOrEqual(1);
    }
  });

  it('has what a section must mention, and what it changes', () => {
    for (const [place, { facts }] of plans.entries()) {
      const words = JSON.stringify(sheets[place]);
      for (const mention of facts.mustMention) expect(words).toContain(mention.words);
      for (const event of facts.happened) expect(words).toContain(event);
    }
    expect(JSON.stringify(sheets)).toContain('ロクが《旅人》をいくらか信じるようになる');
    expect(JSON.stringify(sheets)).toContain('体の力は十のうち十から九へ');
  });

  it('says of each attempt how hard it is and what comes of it', () => {
    const tried = sheets.flatMap(({ 試み }) => (試み === undefined ? [] : [JSON.stringify(試み)]));
    expect(tried.length).toBeGreaterThan(0);
    for (const attempt of tried) {
      expect(attempt).toContain('むずかしさ');
      expect(attempt).toMatch(/うまくいく|うまくいかない/u);
    }
  });

  it('names those without a name who have something to do', () => {
    expect(JSON.stringify(sheets)).toMatch(/\p{Script=Han}（名はない）/u);
  });
});

describe('what comes of an interruption', () => {
  it.each([
    [
      'forestalled/a-hanging-door',
      '先回りしたこと',
      '見習いの戸は、今日は倒れない。枠の傾きを測ることを、《旅人》が朝のうちに言いに寄ったからである。',
      2,
    ],
    [
      'heartened/one-too-many',
      '思い出すこと',
      '目の早い男が、自分の鍵には気がつかなかった。《旅人》は懐をたたいてみた。何も、落としてきてはいない。',
      3,
    ],
  ] as const)('stands apart from what happens, whole: %s', (id, purpose, text, sentences) => {
    const piece = plainPiece(id, [[text]], 3);
    const beats = beatsOf(requestOf({ script: [piece] }), { essential: [], later: [] });
    expect(beats.get(purpose)).toHaveLength(sentences);
    expect(beats.get('出来事')).toBeUndefined();
  });
});

it('what is said where a want is answered stands with it', () => {
  const text = '戸を三つ叩いた。「寝てる」と中で声がした。';
  const piece = plainPiece('want/unanswered/5', [[text]], 4);
  const beats = beatsOf(requestOf({ script: [piece] }), { essential: [], later: [] });
  expect(beats.get('望み')?.join('')).toContain('「寝てる」と中で声がした');
});

describe('who says something', () => {
  it.each([
    ['「魚油か」とゲンゾウは言った。', 'ゲンゾウ'],
    ['ロクは袖に触れた。「探したぞ」', 'ロク'],
    ['「これを、もらっていく」タエは返事をせず、足をどけた。', null],
    ['「空樽で釣るのさ」と油屋が言う。', '油屋'],
    ['「次は」寝巻の子に訊かれて、《旅人》は答えに詰まった。', null],
    ['「次は」とロクに呼ばれて、《旅人》は足を止めた。', 'ロク'],
  ])('%s', (paragraph, speaker) => {
    expect(speechesIn(paragraph, null)).toMatchObject([{ speaker }]);
  });

  it('is whoever asks the traveller, not the traveller whose deed is told', () => {
    const paragraph = '「なにするの」寝巻の子に訊かれて、《旅人》は答えに詰まった。';
    expect(speechesIn(paragraph, '《旅人》')).toMatchObject([{ speaker: null }]);
  });

  it('is by the traveller only what stands in 〈 〉, where anything does', () => {
    const text =
      '〈灯を先に立てます。ひとりで来られますか〉「来られるなら、四十年もいないよ」{me}は灯を抱いて隣に残った。';
    const piece = plainPiece('somewhere', [[text]], 1);
    const request = requestOf({ script: [piece] });
    const situation = withStandIns(request.situation);
    const beats = beatsOf({ ...request, situation }, { essential: [], later: [] });
    const said = [...(beats.get('話すこと') ?? []), ...(beats.get('言うべき台詞') ?? [])];
    expect(said).toContainEqual(expect.stringMatching(/^《旅人》：.*ひとりで来られ/u));
    expect(said).toContainEqual(expect.stringMatching(/^だれか：来られるなら/u));
  });

  it('is nobody where words are only quoted', () => {
    expect(speechesIn('「売約」の札が下がる。', null)).toEqual([]);
  });
});

describe('what is said', () => {
  const said = (text: string, isNarrated: (sentence: string) => boolean = () => false) => {
    const piece = plainPiece('somewhere', [[text]], 1);
    const later = [{ text: '鍵は井戸の底にある。井戸の底の鍵を、夫人が捜す。', weight: 9 }];
    return beatsOf(requestOf({ script: [piece], isNarrated }), { essential: [], later });
  };
  const line = '鍵は井戸の底にある';

  it('is asked for word for word where later sections take it up, but not a second time', () => {
    const text = `「${line}」と夫人が言った。`;
    expect(said(text).get('言うべき台詞')).toEqual([`「${line}」`]);
    const again = said(text, (sentence) => sentence === line);
    expect(again.get('言うべき台詞')).toBeUndefined();
    expect(again.get('話すこと')?.join('')).toContain('鍵');
  });

  it('has no half of a quotation', () => {
    const text =
      '「あの方の手紙には、たしか『もう寝る。井戸の底で鍵を捜せ』と書いてありました」と夫人が言った。';
    // No line is asked for word for word.
    const beats = said(text, () => true);
    const words = [...(beats.get('話すこと') ?? []), ...(beats.get('言うべき台詞') ?? [])].join('');
    expect(words).toContain('井戸');
    expect(words.split('『').length).toBe(words.split('』').length);
  });
});
