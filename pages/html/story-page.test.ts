import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { battleOf } from '../../story/testing/battle';
import type { Turn } from '../../story/turn';
import { shownAt } from '../shown/shown';
import { storyWith, turnOf } from '../testing/memory-source';
import { StoryPage } from './story-page';

function pageWith(...changes: Partial<Turn>[]): string {
  const turn = changes.map((change, at) => turnOf('打ちあった。', at, change));
  const story = storyWith([{ title: '', summary: '', turn }]);
  const address = { kind: 'story', docid: 'akari', chapter: 1, page: 1, turn: null } as const;
  const shown = shownAt(story, address);
  return shown === null
    ? ''
    : renderToStaticMarkup(createElement(StoryPage, { shown, welcome: null }));
}

it('says below the words how a fight ended', () => {
  const page = pageWith(
    { battle: battleOf({}) },
    { battle: battleOf({ 勝者: '', 決め台詞: '', 対戦結果: '引き分けた。' }) },
  );
  expect(page).toContain(
    '<p class="seal">勝者</p><p class="who">サネ「決まり！」</p><p>灯里は砂の上で完敗した。</p>',
  );
  expect(page).toContain(
    '<p class="seal">勝負</p><p class="who">灯里 対 サネ</p><p>引き分けた。</p>',
  );
});

it('escapes names', () => {
  const page = pageWith({ battle: battleOf({ 勝者: '<b>', 決め台詞: '"&', 対戦結果: '</p>' }) });
  expect(page).toContain('&lt;b&gt;「&quot;&amp;」');
  expect(page).toContain('&lt;/p&gt;');
});

it('sets speech, readings, sales and the end as the app does', () => {
  const page = pageWith({
    turn: '「汐見へ」',
    ruby: [{ base: '汐見', reading: 'しおみ' }],
    sales: 1200,
    worn: '手紙切り',
    unit: 3,
    continue: false,
  });
  expect(page).toContain(
    '<p data-speech="true">「<ruby>汐見<rp>（</rp><rt>しおみ</rt><rp>）</rp></ruby>へ」</p>',
  );
  expect(page).toContain('<div class="note">役に立った装備「手紙切り」</div>');
  expect(page).toContain('<div class="note">売上 1,200・3点</div>');
  expect(page).toContain('<p class="end">～おしまい～</p>');
});

it('draws its first picture, and asks for the others only when they come near', () => {
  const scene = (name: string) => `scene:${name}?seed=1&time=day&weather=clear`;
  const page = pageWith({ url: '' }, { url: scene('market') }, { url: scene('sea') });
  expect(page.match(/class="picture"><svg/gu)).toHaveLength(1);
  expect(page.match(/<img [^>]*>/gu)).toEqual([
    '<img src="/pictures/scenes/scene%3Asea%3Fseed%3D1%26time%3Dday%26weather%3Dclear.svg" alt="" loading="lazy" decoding="async" fetchPriority="low" width="1200" height="630"/>',
  ]);
});
