import { beforeAll, describe, expect, it } from 'vitest';
import { FRAME, WORLDS } from '#content';
import { offlineNarrator } from '../narration/offline-narrator';
import { beginBook } from './book';
import { step, type Step } from './step';
import { participantOf } from './testing/play-story';

const TWO_WORLDS = WORLDS.filter(({ id }) => id === 'harbour-town' || id === 'clock-house');
const SERIALS = [1, 2, 3, 4];
const NAME = '灯';
const { alike, away, interrupted, ...byOutcome } = FRAME.lookingBack;

async function played(serial: number): Promise<readonly Step[]> {
  const { worlds, save: begun } = beginBook({ seed: serial, serial, worlds: TWO_WORLDS });
  const steps: Step[] = [];
  for (let save = begun; !save.ended;) {
    const next = await step(save, participantOf('平和'), worlds, offlineNarrator);
    steps.push(next);
    save = next.save;
  }
  return steps;
}

/** A wording as a text tells it: whatever stands in its slots. */
function told(wording: string): RegExp {
  const pattern = wording
    .replaceAll('{me}', NAME)
    .replaceAll('{there}', `(?<there>${TWO_WORLDS.map(({ name }) => name).join('|')})`)
    .replaceAll(/\{(?<slot>person|other)\}/gu, '(?<$<slot>>[ァ-ヴー]+)');
  return new RegExp(pattern, 'u');
}

describe('what a story looks back on', () => {
  let stories: readonly (readonly Step[])[];
  beforeAll(async () => {
    stories = await Promise.all(SERIALS.map(played));
  });

  it('is how the last promise ended, where a new one is given', () => {
    for (const steps of stories) {
      for (const chapter of [2, 3, 4, 5]) {
        const outcome = steps.findLast(
          ({ facts, played: { chapter: at } }) => facts.outcome !== undefined && at < chapter,
        )?.facts.outcome;
        const answer = steps.find(
          ({ played: one }) => one.chapter === chapter && one.section === 2,
        );
        const text = answer?.played.turn.turn ?? '';
        const absent = outcome === 'lost' ? [...away, ...interrupted] : [];
        const wordings = [...byOutcome[outcome ?? 'kept'], ...absent];
        const found = wordings.filter((one) => told(one).test(text));
        expect(found, `${chapter}: ${outcome} ${text}`).toHaveLength(1);
        expect(answer?.facts.cites?.map((one) => one.chapter)).toEqual([chapter - 1]);
      }
    }
  });

  it('is somebody with the same soul in another world, once for two of them and each time in other words', () => {
    for (const steps of stories) {
      const pairs = steps.flatMap(({ played: { turn } }) =>
        alike.flatMap((wording) => {
          const { person, other } = told(wording).exec(turn.turn)?.groups ?? {};
          return person === undefined || other === undefined ? [] : [{ wording, person, other }];
        }),
      );
      expect(pairs).not.toHaveLength(0);
      expect(new Set(pairs.map(({ wording }) => wording)).size).toBe(pairs.length);
      expect(new Set(pairs.map(({ person, other }) => `${person} ${other}`)).size).toBe(
        pairs.length,
      );
      for (const { person, other } of pairs) {
        const souls = [person, other].map((name) =>
          TWO_WORLDS.flatMap(({ people }) => people).find((one) => one.name === name),
        );
        expect(souls[0]?.soul).toBeDefined();
        expect(souls[0]?.soul).toBe(souls[1]?.soul);
      }
    }
  });
});
