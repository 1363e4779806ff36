import { beforeAll, describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { CAMPS, type Camp } from '../../story/camp';
import { parseSceneUrl } from '../../story/scene';
import { distinctShare, sharedShare } from '../japanese/grams';
import { bracketsPair, paragraphsEnd, sentencesOf } from '../japanese/sentences';
import { apply } from '../world/apply';
import { EMPTY_STATE } from '../world/state';
import type { Step } from './step';
import { beginStory, participantOf, playStory, sampleStory } from './testing/play-story';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

interface Played {
  readonly camp: Camp;
  readonly seed: number;
  readonly steps: readonly Step[];
}

const stories: Played[] = [];

beforeAll(async () => {
  for (const camp of CAMPS) {
    for (const seed of SEEDS) {
      stories.push({ camp, seed, steps: await sampleStory(seed, camp) });
    }
  }
}, 180_000);

function everyStep(check: (step: Step, played: Played) => void): void {
  for (const played of stories) for (const step of played.steps) check(step, played);
}

/** The steps of all stories that a check is about; fails when there are none. */
function stepsWhere(isMeant: (step: Step) => boolean): Step[] {
  const found = stories.flatMap(({ steps }) => steps.filter(isMeant));
  expect(found).not.toHaveLength(0);
  return found;
}

function last<T>(list: readonly T[]): T {
  const item = list.at(-1);
  if (item === undefined) throw new Error('an empty list has no last item');
  return item;
}

describe('facts', () => {
  it('leads from nothing to every state by the ledger alone', () => {
    for (const { steps } of stories) {
      let state = EMPTY_STATE;
      for (const step of steps) {
        state = step.events.reduce(apply, state);
        expect(state).toEqual(step.state);
      }
    }
  });

  it('begins with what the character starts with', () => {
    for (const { steps } of stories) {
      expect(steps[0]?.events[0]).toEqual({
        type: 'gain',
        money: 30,
        hp: 10,
        items: [
          { itemId: 821, count: 1 },
          { itemId: 1141, count: 1 },
        ],
      });
    }
  });

  it('never sells what is worn', () => {
    everyStep(({ events }) => {
      const sold = events.filter(({ type }) => type === 'sell' || type === 'lose');
      const ids = sold.flatMap(({ items = [] }) => items.map(({ itemId }) => itemId));
      expect(ids).not.toContain(821);
      expect(ids).not.toContain(1141);
    });
  });

  it('publishes as sales what the ledger sold', () => {
    everyStep(({ events, played }) => {
      const sold = events.filter(({ type }) => type === 'sell');
      expect(played.turn.sales).toBe(sold.reduce((sum, { money = 0 }) => sum + money, 0));
      expect(played.turn.unit > 0).toBe(sold.length > 0);
    });
  });

  it('opens a promise in every chapter and closes it before the chapter ends', () => {
    for (const { played, state } of stepsWhere((step) => step.played.chapterEnds)) {
      const promises = state.threads.filter(({ mandatory }) => mandatory);
      expect(promises).toHaveLength(played.chapter);
      expect(promises.every(({ status }) => status === 'closed')).toBe(true);
    }
  });

  it('leaves one hook open at the end', () => {
    for (const { steps } of stories) {
      const open = last(steps).state.threads.filter(({ status }) => status === 'open');
      expect(open.map(({ id }) => id)).toEqual(['frame/seventh-stroke']);
    }
  });
});

describe('form', () => {
  it('alternates between game master and player, who begin and end each chapter', () => {
    everyStep(({ played }) => {
      expect(played.turn.role).toBe(played.section % 2 === 1 ? 'model' : 'user');
    });
    for (const { played } of stepsWhere((step) => step.played.chapterEnds)) {
      expect(played.turn.role).toBe('user');
    }
  });

  it('goes through different worlds in chapters of 16 to 24 turns, and of 12 to 56 where the day repeats', () => {
    for (const { steps } of stories) {
      const ends = steps.filter(({ played }) => played.chapterEnds);
      expect(ends.map(({ played }) => played.chapter)).toEqual(ends.map((_, index) => index + 1));
      expect(new Set(ends.map(({ played }) => played.theme)).size).toBe(ends.length);
      expect(ends).toHaveLength(Math.min(5, WORLDS.length));
      for (const { played, state } of ends) {
        const [least, most] = state.pass === 0 ? [16, 24] : [12, 56];
        expect(played.section).toBeGreaterThanOrEqual(least);
        expect(played.section).toBeLessThanOrEqual(most);
        expect(played.chapterSummary).toMatch(/^[^\n]+。$/u);
        expect(played.chapterTitle).not.toBe('');
      }
    }
  });

  it('summarises a chapter when it is over and never before', () => {
    everyStep(({ played }) => {
      expect(played.chapterSummary !== '').toBe(played.chapterEnds);
    });
  });

  it('continues until its last turn and not beyond', () => {
    for (const { steps } of stories) {
      expect(steps.filter(({ played }) => !played.turn.continue)).toEqual([last(steps)]);
    }
  });

  it('illustrates every turn with a scene that a reader can draw', () => {
    everyStep(({ played }) => {
      expect(parseSceneUrl(played.turn.url)).not.toBeNull();
    });
  });

  it('explains each hard name once a chapter, where it stands', () => {
    for (const { steps } of stories) {
      const seen = new Set<string>();
      for (const { played } of steps) {
        for (const { base } of played.turn.ruby ?? []) {
          expect(played.turn.turn).toContain(base);
          expect(seen).not.toContain(`${played.chapter}/${base}`);
          seen.add(`${played.chapter}/${base}`);
        }
      }
    }
  });
});

describe('text', () => {
  it('has 140 to 400 characters a turn, 150 and more as a rule', () => {
    const texts = stories.flatMap(({ steps }) => steps.map(({ played }) => played.turn.turn));
    expect(texts.filter(({ length }) => length < 140 || length > 400)).toEqual([]);
    const short = texts.filter(({ length }) => length < 150);
    expect(short.length / texts.length).toBeLessThan(0.005);
  });

  it('pairs its corners, ends its paragraphs and fills its slots', () => {
    everyStep(({ played }) => {
      const text = played.turn.turn;
      expect(bracketsPair(text), text).toBe(true);
      expect(paragraphsEnd(text), text).toBe(true);
      expect(text).not.toMatch(/[{}]|undefined/u);
    });
  });

  it('repeats no sentence within a pass of a chapter, and hardly one within a story', () => {
    for (const { steps } of stories) {
      const ofStory = steps.flatMap(({ played, facts }) =>
        sentencesOf(played.turn.turn)
          // A refrain of a few words, such as the pattern of a knock, may come back.
          .filter((sentence) => sentence.length > 10)
          .filter((sentence) => !'また同じ朝か……。'.includes(sentence))
          .map((sentence) => ({ sentence, day: `${played.chapter}/${facts.pass}` })),
      );
      const ofDays = ofStory.map(({ sentence, day }) => `${day}/${sentence}`);
      expect(ofDays.filter((one, index) => ofDays.indexOf(one) !== index)).toEqual([]);
      // What a later pass says again is the same day.
      const firstPasses = ofStory.filter(({ day }) => day.endsWith('/1'));
      const repeated =
        firstPasses.length - new Set(firstPasses.map(({ sentence }) => sentence)).size;
      expect(repeated / ofStory.length).toBeLessThanOrEqual(0.005);
    }
  });

  it('keeps four in five runs of four characters new, and shares few with other stories', () => {
    const texts = CAMPS.map((camp) =>
      stories
        .filter((story) => story.camp === camp)
        // A later pass tells the same day again.
        .map(({ steps }) => steps.filter(({ facts }) => facts.pass === 1))
        .map((steps) => steps.map(({ played }) => played.turn.turn).join('\n'))
        .map((text) => text.slice(0, 12_000)),
    );
    for (const text of texts.flat()) expect(distinctShare(text, 4)).toBeGreaterThanOrEqual(0.8);
    const shares = texts.flatMap((own) =>
      own.slice(1).map((text, index) => sharedShare(text, own[index] ?? '', 8)),
    );
    const average = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(average).toBeLessThan(WORLDS.length < 5 ? 0.25 : 0.15);
  });

  it('says the first line word for word in the second section, and again before the bell is rung at the end', () => {
    for (const { steps } of stories) {
      const saying = steps.filter(({ played }) => played.turn.turn.includes('また同じ朝か……。'));
      expect(saying).toEqual([steps[1], steps.at(-5)]);
      for (const { played } of saying) expect(played.turn.turn).toMatch(/^「また同じ朝か……。」\n/u);
    }
  });

  it('begins every chapter with six strokes of the bell', () => {
    for (const { played } of stepsWhere((step) => step.played.section === 1)) {
      expect(played.turn.turn.slice(0, 60)).toMatch(/鐘[^。]*六つ|六つ[^。]*鐘/u);
    }
  });

  it('shows trait or equipment more than twice a chapter, on average', () => {
    const shown = stories
      .flatMap(({ steps }) => steps)
      .filter(({ facts, played: { turn } }) => {
        const named = /方向音痴で、猫に好かれる|止まった懐中時計|焼きたての丸パン/u;
        return (facts.shows ?? []).length > 0 || named.test(turn.turn);
      });
    const chapters = stories.flatMap(({ steps }) =>
      steps.filter(({ played }) => played.chapterEnds),
    );
    expect(shown.length / chapters.length).toBeGreaterThan(2);
  });
});

describe('camps', () => {
  const average = (camp: Camp, of: (step: Step) => number) => {
    const ends = stories.filter((story) => story.camp === camp).map(({ steps }) => last(steps));
    return ends.reduce((sum, step) => sum + of(step), 0) / ends.length;
  };

  it('differ in what they do', () => {
    expect(average('平和', ({ state }) => state.tally.fights)).toBeLessThan(
      average('景気', ({ state }) => state.tally.fights) + 0.01,
    );
    expect(average('景気', ({ state }) => state.tally.fights)).toBeLessThan(
      average('混沌', ({ state }) => state.tally.fights),
    );
    for (const camp of ['平和', '混沌'] as const) {
      expect(average('景気', ({ state }) => state.tally.profit)).toBeGreaterThan(
        2 * average(camp, ({ state }) => state.tally.profit),
      );
    }
    for (const camp of ['平和', '景気'] as const) {
      expect(average('混沌', ({ state }) => state.tally.complications)).toBeGreaterThan(
        2 * average(camp, ({ state }) => state.tally.complications),
      );
    }
  });

  it('end their stories in more than one way each', () => {
    for (const camp of CAMPS) {
      const endings = stories
        .filter((story) => story.camp === camp)
        .map(({ steps }) => steps.at(-4)?.save.scene?.storylet);
      expect(new Set(endings).size).toBeGreaterThanOrEqual(2);
    }
  });
});

it('is the same for the same seed, and another for another', async () => {
  const texts = (steps: readonly Step[]) => steps.map(({ played }) => played.turn);
  const again = await playStory(1, participantOf(CAMPS[0]));
  expect(texts(again)).toEqual(texts(stories[0]?.steps ?? []));
  expect(texts(again)).not.toEqual(texts(stories[1]?.steps ?? []));
});

it('begins nowhere quiet', () => {
  for (const seed of SEEDS) {
    const first = WORLDS.find(({ id }) => id === beginStory(seed).worlds[0]);
    expect(first?.theme).not.toBe('ほのぼの');
  }
});
