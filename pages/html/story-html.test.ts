import { expect, it } from 'vitest';
import { battleOf } from '../../story/testing/battle';
import { storyWith, turnOf } from '../testing/memory-source';
import { shownAt } from '../view/shown';
import { storyHtml } from './story-html';

const pageWith = (...battles: Parameters<typeof battleOf>[0][]): string => {
  const turn = battles.map((change, at) =>
    turnOf('打ちあった。', at, { battle: battleOf(change) }),
  );
  const story = storyWith([{ title: '', summary: '', turn }]);
  const address = { kind: 'story', docid: 'akari', chapter: 1, page: 1, turn: null } as const;
  const shown = shownAt(story, address);
  return shown === null ? '' : storyHtml(shown);
};

it('says below the words how a fight ended', () => {
  const page = pageWith({}, { 勝者: '', 決め台詞: '', 対戦結果: '引き分けた。' });
  expect(page).toContain(
    '<p class="about"><b>勝者</b> サネ「決まり！」</p>\n<p class="about">灯里は砂の上で完敗した。</p>',
  );
  expect(page).toContain(
    '<p class="about"><b>勝負</b> 灯里 対 サネ</p>\n<p class="about">引き分けた。</p>',
  );
});

it('tells names as names, whatever somebody is called', () => {
  const page = pageWith({ 勝者: '<b>', 決め台詞: '"&', 対戦結果: '</p>' });
  expect(page).toContain('&lt;b&gt;「&quot;&amp;」');
  expect(page).toContain('&lt;/p&gt;');
});
