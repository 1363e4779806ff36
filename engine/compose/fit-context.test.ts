import { WORLDS } from '#content';
import { expect, it } from 'vitest';
import { fitted } from '../narration/model/page/fit-context';
import type { Order } from '../narration/model/page/page-prompt';
import { plansOf } from '../narration/model/page/plan';
import { offlineNarrator } from '../narration/offline-narrator';
import { beginBook } from '../turn/book';
import { planPage } from '../turn/plan-page';
import { participantOf } from '../turn/testing/play-story';

/** What a prompt goes without, in the order that docs/storytelling.md states, each with words that only it has. */
const PARTS = [
  ['the examples', '【書き方の例】'],
  ['common mistakes', '【よくある誤り】'],
  ['the world’s exemplars', '"見本の文"'],
  ['worn-out phrases', '【使い古された言い方】'],
  ['samples of the voice', '"声の見本"'],
  ['images', '"絵"'],
  ['what was before', '<<<これまで'],
] as const;

it('a prompt for a smaller and smaller context loses its parts in the stated order', async () => {
  const { save, worlds } = beginBook({ seed: 3, serial: 3, worlds: WORLDS });
  const { sections } = await planPage(save, participantOf('平和'), worlds, undefined);
  const plans = await plansOf(sections, { offline: offlineNarrator, people: [] });
  const wanted = plans.map((_, place) => place);
  const order: Order = {
    ...{ uid: 'someone', plans, wanted },
    ...{ before: [], written: new Map(), faults: new Map() },
  };
  const seen = new Set<number>();
  for (let context = 20_000; ; context -= 20) {
    const { prompt, wanted: asked } = fitted(order, context);
    if (asked.length < wanted.length) break;
    const text = prompt.system + prompt.user;
    const has = PARTS.map(([, words]) => text.includes(words));
    const lost = has.indexOf(true);
    const dropped = lost < 0 ? PARTS.length : lost;
    expect(has).toEqual(PARTS.map((_, part) => part >= dropped));
    seen.add(dropped);
  }
  expect([...seen]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
