import { beforeAll, describe, expect, it } from 'vitest';
import { FRAME, WORLDS } from '#content';
import { offlineNarrator } from '../narration/offline-narrator';
import { beginBook } from './book';
import { step } from './step';
import { participantOf } from './testing/play-story';
import { worldOfVisit } from './visits';

const TWO_WORLDS = WORLDS.filter(({ id }) => id === 'harbour-town' || id === 'clock-house');
const SERIALS = [1, 2, 3, 4];
/** What every wording has behind the name. */
const SAID = FRAME.recognition.map((text) => text.split('{person}').at(-1) ?? text);

interface Recognised {
  readonly story: number;
  readonly chapter: number;
  readonly text: string;
  /** Whether the story was in this world before. */
  readonly isAgain: boolean;
  /** Names that earlier chapters in this world told. */
  readonly met: readonly string[];
}

async function recognisedIn(serial: number): Promise<Recognised[]> {
  const { worlds, save: begun } = beginBook({ seed: serial, serial, worlds: TWO_WORLDS });
  const found: Recognised[] = [];
  for (let save = begun; !save.ended;) {
    const { chapter, lived } = save;
    const world = worldOfVisit(save.worlds[chapter - 1] ?? '');
    const before = lived.filter((one) => one.world === world);
    const next = await step(save, participantOf('平和'), worlds, offlineNarrator);
    const text = next.played.turn.turn.replaceAll('灯', '{me}');
    if (SAID.some((said) => text.includes(said))) {
      const met = before.flatMap(({ named }) => named);
      found.push({ story: serial, chapter, text, isAgain: before.length > 0, met });
    }
    save = next.save;
  }
  return found;
}

describe('a known face in a world that is visited again', () => {
  let recognised: readonly Recognised[];
  beforeAll(async () => {
    recognised = (await Promise.all(SERIALS.map(recognisedIn))).flat();
  });

  it('is recognised in most chapters there, once', () => {
    const chapters = recognised.map(({ story, chapter }) => `${story}/${chapter}`);
    // Three of five chapters are in a world that the story knows.
    expect(chapters.length).toBeGreaterThan(SERIALS.length);
    expect(new Set(chapters).size).toBe(chapters.length);
  });

  it('is recognised in other words each time, and is never one that remembers as well', () => {
    const told = recognised.map(({ story, text }) => {
      const said = SAID.findIndex((wording) => text.includes(wording));
      return `${story}: ${said}`;
    });
    expect(new Set(told).size).toBe(told.length);
    const rivals = TWO_WORLDS.flatMap(({ people }) =>
      people.filter(({ soul }) => soul === 'sagiri'),
    );
    for (const { text } of recognised) {
      const said = SAID.find((wording) => text.includes(wording)) ?? '';
      const line = text.split('\n').find((one) => one.includes(said)) ?? '';
      expect(rivals.filter(({ name }) => line.includes(name))).toEqual([]);
    }
  });

  it('was met there', () => {
    for (const { text, isAgain, met } of recognised) {
      expect(isAgain).toBe(true);
      expect(met.some((name) => text.includes(name))).toBe(true);
    }
  });
});
