import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import { normaliseText, TEXT_LIMITS } from '../../story/user-text/normalise-text';
import { blockIn, type Question, type Reply } from '../adapters/model/testing/model-server';
import { samePage, sectionsAsked, toldPageWith } from '../adapters/model/testing/told-page';
import { bracketsPair } from '../japanese/sentences';
import { TEXT_LENGTH } from '../narration/checks/length';
import { rulesWithout } from '../narration/model/page/page-prompt';
import { withinCorners } from '../player/within-corners';
import type { Participant } from '../ports/entries/participant';
import { participantOf } from '../turn/testing/play-story';
import type { Step } from '../turn/step';
import { readFirstWord } from '../handlers/participants/read-first-word';
import { readName } from '../handlers/participants/read-name';
import { HOSTILE_TEXTS, type HostileText } from './testing/hostile-texts';
import { narratorAt, playTurns, textsOf } from './testing/narrated-story';
import { retold } from './testing/retold-story';
import { startScriptedModel } from './testing/scripted-model';

/** A name, a first line and a trait that their story uses. */
const TURNS = 4;

/** The result of an entry with this text in every field. */
function typedBy(text: string): Participant {
  return participantOf('景気', {
    onamae: readName(text) || '灯',
    firstWord: readFirstWord(text),
    equipment: {
      ...EMPTY_EQUIPMENT,
      text: normaliseText(text).slice(0, TEXT_LIMITS.trait),
    },
  });
}

const outcomes = (steps: readonly Step[]) =>
  steps.map(({ events, state, played: { turn, items, merit, chapter, section } }) => {
    const { sales, unit, url, role } = turn;
    return { events, state, sales, unit, url, role, items, merit, chapter, section };
  });

/** … without the object that a picture shows: it is one that the text names. */
const factsOf = (steps: readonly Step[]) =>
  outcomes(steps).map((one) => ({
    ...one,
    url: one.url.replace(/&view=\w+|&object=\w+/gu, ''),
  }));

/** A model that obeys the injected text: at first with that alone, then hidden in a good answer. */
const obeying =
  ({ obeyed }: HostileText) =>
  (question: Question): Reply => ({
    does: 'answer',
    text: question.user.includes('不備')
      ? toldPageWith(obeyed, question)
      : samePage(obeyed, question),
  });

describe('a hostile name, first line and trait', () => {
  it.each(HOSTILE_TEXTS.map((one) => [one.typed.slice(0, 40), one] as const))(
    '%j reaches nobody through a model that obeys it',
    async (_, hostile) => {
      const model = await startScriptedModel(retold);
      const participant = typedBy(hostile.typed);
      const offline = await playTurns(participant, null, TURNS);
      const narrator = await narratorAt(model.url('openai-compatible'));
      model.reply = obeying(hostile);
      const narrated = await playTurns(participant, narrator, TURNS);
      expect(outcomes(narrated)).toEqual(outcomes(offline));
      // Every answer is rejected: readers get the storylets' own text.
      expect(textsOf(narrated)).toEqual(textsOf(offline));
    },
  );

  it.each(HOSTILE_TEXTS.map((one) => [one.typed.slice(0, 40), one] as const))(
    '%j is data to a model and stands nowhere else',
    async (_, hostile) => {
      const model = await startScriptedModel(retold);
      const participant = typedBy(hostile.typed);
      const narrator = await narratorAt(model.url('google'), { protocol: 'google' });
      const first = model.questions.length;
      const narrated = textsOf(await playTurns(participant, narrator, TURNS));
      for (const question of model.questions.slice(first)) {
        expect(question.system).toBe(rulesWithout([]));
        expect(withoutBlocks(question.user)).toBe(taskOf(question));
        // Only the delimiters of the six blocks look like delimiters.
        expect(question.user.match(/[<>]/gu)).toHaveLength(6 * 6);
        expect(blockIn(question, '打ちこまれた言葉')).toMatchObject({
          第一声: participant.firstWord,
        });
        for (const text of [participant.onamae, participant.firstWord]) {
          if (text.length < 4) continue;
          expect(withoutTyped(question.user)).not.toContain(inJson(text));
        }
      }
      // The first line is quoted unchanged; its brackets can't close the story's own.
      expect(narrated[1]).toContain(withinCorners(participant.firstWord));
    },
  );
});

function taskOf(question: Question): string {
  const marks = sectionsAsked(question).map(({ 節 }) => `【${節}】`);
  return `${marks.join('')}の本文を、規則を守って順に書く。`;
}

/** A prompt without what is marked as typed. */
function withoutTyped(user: string): string {
  return user.replace(/<<<打ちこまれた言葉:(\w+)\n[^]*?\n\1:打ちこまれた言葉>>>/u, '');
}

/** The parts of a prompt that are neither data nor advice about a draft. */
function withoutBlocks(user: string): string {
  return user
    .replace(/<<<([^:\n]+):(\w+)\n[^]*?\n\2:\1>>>/gu, '')
    .replace(/前の下書きには次の不備があった。すべて直す。\n(?:- .*\n?)*/u, '')
    .trim();
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

describe('a hostile guest', () => {
  /** Of a story in which a guest appears early. */
  let seed: number;
  let turns: number;
  beforeAll(async () => {
    ({ seed, turns } = await storyWithGuest());
  });

  async function storyWithGuest(): Promise<{ seed: number; turns: number }> {
    const guestCandidates = [{ uid: 'guest', onamae: '客ノ名', firstWord: '客の言葉だ。' }];
    for (let one = 1; one < 200; one += 1) {
      const steps = await playTurns(participantOf('平和', { guestCandidates }), null, 12, one);
      const met = textsOf(steps).findIndex((text) => text.includes('客の言葉だ。'));
      if (met >= 0) return { seed: one, turns: met + 3 };
    }
    throw new Error('Nobody ever turns up.');
  }

  it('is known to the model by a stand-in only, and changes nothing in the other story', async () => {
    const model = await startScriptedModel(retold);
    for (const hostile of HOSTILE_TEXTS) {
      const narrator = await narratorAt(model.url('openai-compatible'));
      const { onamae, firstWord } = typedBy(hostile.typed);
      const participant = participantOf('平和', {
        guestCandidates: [{ uid: 'guest', onamae, firstWord }],
      });
      const offline = await playTurns(participant, null, turns, seed);
      const first = model.questions.length;
      model.reply = obeying(hostile);
      const narrated = await playTurns(participant, narrator, turns, seed);
      expect(outcomes(narrated)).toEqual(outcomes(offline));
      expect(textsOf(narrated)).toEqual(textsOf(offline));
      const asked = model.questions.slice(first);
      expect(asked).not.toHaveLength(0);
      for (const { user } of asked) {
        // A shorter text may be in a prompt by chance.
        const typed = [onamae, firstWord].filter((text) => text.length >= 4);
        expect(typed.filter((text) => user.includes(inJson(text)))).toEqual([]);
      }
    }
  });

  it('says its own first line, where a model retells the scene well', async () => {
    const model = await startScriptedModel(retold);
    const narrator = await narratorAt(model.url('openai-compatible'));
    const { said } = narrator;
    const guestCandidates = [{ uid: 'guest', onamae: '時守ソラ', firstWord: '行くぜ、何度でも。' }];
    const narrated = textsOf(
      await playTurns(participantOf('平和', { guestCandidates }), narrator, turns, seed),
    ).join('\n');
    expect(narrated).toContain('時守ソラ');
    expect(narrated).toContain('「行くぜ、何度でも。」');
    expect(narrated).not.toContain('《');
    expect(new Set(said())).toEqual(new Set(['page-told-by-model']));
  });
});

describe('two participants with one model', () => {
  it('never meet in each other’s prompts and texts', async () => {
    const model = await startScriptedModel(retold);
    const narrator = await narratorAt(model.url('openai-compatible'));
    const [one, other] = [
      participantOf('混沌', { uid: 'one', onamae: '穂積アケビ', firstWord: '隠しごとを言え。' }),
      participantOf('平和', { uid: 'other', onamae: '真壁ユズリハ', firstWord: '静かな朝だ。' }),
    ];
    const first = model.questions.length;
    const [narrated, narratedToOther] = await Promise.all([
      playTurns(one, narrator, 12),
      playTurns(other, narrator, 12),
    ]);
    expect(textsOf(narrated).join()).not.toMatch(/真壁ユズリハ|静かな朝だ。/u);
    expect(textsOf(narratedToOther).join()).not.toMatch(/穂積アケビ|隠しごと/u);
    for (const { user } of model.questions.slice(first)) {
      expect(user.includes('穂積アケビ') && user.includes('真壁ユズリハ')).toBe(false);
    }
  });
});

describe('a whole chapter, retold by a model', () => {
  it('keeps its facts, its form and its size of prompt', async () => {
    const model = await startScriptedModel(retold);
    const narrator = await narratorAt(model.url('google'), { protocol: 'google' });
    const { said } = narrator;
    const participant = participantOf('景気', { onamae: '時守ソラ' });
    const offline = await playTurns(participant, null, 45);
    const first = model.questions.length;
    const narrated = await playTurns(participant, narrator, 45);
    expect(factsOf(narrated)).toEqual(factsOf(offline));
    expect(narrated.at(-1)?.played.chapter).toBe(2);
    const byModel = said().filter((one) => one === 'page-told-by-model');
    expect(byModel.length).toBeGreaterThanOrEqual(4);
    expect(model.questions.slice(first).length).toBeLessThan(10);
    for (const text of textsOf(narrated)) {
      expect(text.length).toBeGreaterThanOrEqual(TEXT_LENGTH.min);
      expect(text.length).toBeLessThanOrEqual(TEXT_LENGTH.max);
      expect(bracketsPair(text)).toBe(true);
      expect(text).not.toMatch(/[《》{}<>]/u);
    }
    expect(textsOf(narrated)[1]?.startsWith('「また同じ朝か……。」\n')).toBe(true);
    const sizes = model.questions.slice(first).map(({ user }) => user.length);
    expect(Math.max(...sizes)).toBeLessThan(8600);
  });
});
