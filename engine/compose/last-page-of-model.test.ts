import { WORLDS } from '#content';
import { beforeAll, describe, expect, it } from 'vitest';
import { blockIn } from '../adapters/model/testing/model-server';
import { sectionsAsked } from '../adapters/model/testing/told-page';
import { offlineNarrator, textsOfPieces } from '../narration/offline-narrator';
import type { Draft } from '../narration/checks/check';
import { verify } from '../narration/checks/verify';
import { plansOf, type Plan } from '../narration/model/page/plan';
import { sectionSheet } from '../narration/model/page/section-sheet';
import { beginBook } from '../turn/book';
import { planPage } from '../turn/plan-page';
import { playTurn } from '../turn/play-turn';
import type { StorySave } from '../turn/save';
import { toldAhead } from '../turn/tell-ahead';
import { participantOf } from '../turn/testing/play-story';
import { narratorAt } from './testing/narrated-story';
import { OWN, retold } from './testing/retold-story';
import { startScriptedModel } from './testing/scripted-model';

const SERIAL = 3;
const PARTICIPANT = participantOf('平和', {
  equipment: { ...participantOf('平和').equipment, text: '左利きの薬師。嘘がつけない。' },
});
const { save: begun, worlds } = beginBook({ seed: SERIAL, serial: SERIAL, worlds: WORLDS });
const PEOPLE = worlds.flatMap((world) => world.people.map(({ name }) => name));

/** All sections of a story, as a model is told of them, and the save before the last page. */
async function wholeStory(): Promise<{ plans: Plan[]; last: StorySave }> {
  const plans: Plan[] = [];
  let save = begun;
  let last = begun;
  while (!save.ended) {
    last = save;
    const { sections } = await planPage(save, PARTICIPANT, worlds, undefined);
    plans.push(...(await plansOf(sections, { offline: offlineNarrator, people: PEOPLE })));
    for (let turn = 0; turn < sections.length && !save.ended; turn += 1) {
      ({ save } = await playTurn(save, PARTICIPANT, worlds));
    }
  }
  return { plans, last };
}

let plans: readonly Plan[] = [];
let last: StorySave;
beforeAll(async () => {
  ({ plans, last } = await wholeStory());
});

/** The sections with such a piece that is told, with its text. */
const withPiece = (id: RegExp) =>
  plans.flatMap((plan) =>
    [...textsOfPieces(plan.masked)]
      .filter(([piece, text]) => id.test(piece) && text !== '')
      .map(([, text]) => ({ plan, text })),
  );

/** Of the last sentence, before のだ and the like, which a note leaves out. */
const endOf = (text: string): string => text.replace(/[。」]+$/u, '').slice(-10, -5);

describe('what a model is told of a piece that stands beside what happens', () => {
  it.each([
    ['a want, stated, remembered and answered', /^want\/(?!passing)/u, '望み', 4],
    ['a trait at its hour', /^trait\//u, '見せること', 1],
  ] as const)('is all of %s', (_, id, purpose, least) => {
    const found = withPiece(id);
    expect(found.length).toBeGreaterThanOrEqual(least);
    for (const { plan, text } of found) {
      const told = plan.beats.get(purpose)?.join('。') ?? '';
      expect(told).toContain(endOf(text));
      if (purpose !== '望み') continue;
      for (const [said] of text.matchAll(/「[^」]*」/gu)) expect(told).toContain(said);
    }
  });
});

describe('the last scene, on the first day that is not repeated', () => {
  const lastScene = () => withPiece(/^tomorrow\/\d+$/u);

  it('has a sentence of each chapter as a fact that must be told', () => {
    expect(lastScene()).toHaveLength(5);
    for (const { plan, text } of lastScene()) {
      expect(plan.beats.get('明くる日のこと')).toContain(text);
      const named = PEOPLE.filter((name) => text.includes(name));
      expect(named).toEqual(
        expect.arrayContaining([
          expect.toSatisfy((name: string) =>
            plan.facts.mustMention.some(({ words }) => words === name),
          ),
        ]),
      );
    }
  });

  it('is on no day that repeats', () => {
    for (const { plan } of lastScene()) {
      const { situation } = plan.request;
      const state = { ...situation.state, pass: 3 };
      const request = { ...plan.request, situation: { ...situation, state } };
      expect(sectionSheet(1, request, plan.facts, plan.beats)).not.toHaveProperty('周');
    }
  });

  it('may be told as the morning with which the repeating ends', () => {
    const [{ plan } = { plan: null }] = lastScene();
    if (plan === null) throw new Error('The story has no last scene.');
    const { facts } = plan;
    const says = (sentence: string) => {
      const body = `${facts.outline}\n${sentence}`;
      const draft: Draft = {
        body,
        text: body,
        opening: '',
        facts,
        typed: [],
        recent: [],
        isNarrated: () => false,
      };
      return verify(draft).map(({ code }) => code);
    };
    expect(says('くり返しは終わり、朝日が窓にとどいた。')).toEqual([]);
    expect(says('夕日が沈みかけている。')).toContain('hour');
  });

  it('is told by a model that leaves nothing out', async () => {
    const model = await startScriptedModel(retold);
    const narrator = await narratorAt(model.url('openai-compatible'));
    const today = new Date().toISOString().slice(0, 10);
    const teller = { chapter: last.chapter, isModel: true };
    await narrator.usage.update(PARTICIPANT.uid, today, ({ story, day }) => ({
      day,
      story: { ...story, teller },
    }));
    const { page } = await toldAhead(last, PARTICIPANT, worlds, narrator);
    expect(narrator.said()).toEqual(['page-told-by-model']);
    const texts = page?.told.map(({ body }) => body).join('\n') ?? '';
    expect(texts).toContain(OWN);
    for (const { text } of lastScene()) expect(texts).toContain(text.slice(0, 10));
    const [question] = model.questions;
    if (question === undefined) throw new Error('Nothing was asked.');
    expect(blockIn(question, 'この頁')).toMatchObject({ 結び: 'この頁で、くり返しも物語も終わる' });
    expect(JSON.stringify(blockIn(question, 'この頁'))).not.toContain('誰が鐘を');
    expect(sectionsAsked(question).flatMap(({ 明くる日のこと }) => 明くる日のこと)).toHaveLength(5);
  });
});
