import { describe, expect, it } from 'vitest';
import { FRAME, WORLDS } from '#content';
import { offlineNarrator } from '../narration/offline-narrator';
import { sentencesOf } from '../japanese/sentences';
import { newSave } from './save';
import { step, type Step } from './step';
import { participantOf } from './testing/play-story';

/** The turns of a chapter in the harbour, by a traveller with this trait. */
async function chapterOf(seed: number, text: string): Promise<Step[]> {
  const plain = participantOf('平和');
  const participant = participantOf('平和', { equipment: { ...plain.equipment, text } });
  const steps: Step[] = [];
  for (let save = newSave(seed, ['harbour-town', 'clock-house'], 0); save.chapter === 1;) {
    const next = await step(save, participant, WORLDS, offlineNarrator);
    steps.push(next);
    save = next.save;
  }
  return steps;
}

/** The first sentence of each wording, or what follows the name in it. */
const AS_BEFORE = FRAME.proven.map((text) => sentencesOf(text)[0]?.split('{me}').at(-1) ?? text);
const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1);

describe('a way that has worked', () => {
  it('works again on the next morning', async () => {
    const failedLater: string[] = [];
    for (const seed of SEEDS) {
      const worked = new Set<string>();
      for (const { facts } of await chapterOf(seed, '力持ち')) {
        const { scene, action = '', attempt } = facts;
        const [intended = ''] = action.split('.');
        const way = `${seed} ${scene}/${intended}`;
        if (attempt === 'failed' && worked.has(way)) failedLater.push(way);
        if (attempt === 'succeeded') worked.add(way);
      }
    }
    expect(failedLater).toEqual([]);
  });

  it('is said to work as it did once a day', async () => {
    const counts = new Map<string, number>();
    for (const seed of SEEDS) {
      for (const { facts, played } of await chapterOf(seed, '力持ち')) {
        const day = `${seed}/${facts.pass}`;
        const said = AS_BEFORE.some((sentence) => played.turn.turn.includes(sentence));
        counts.set(day, (counts.get(day) ?? 0) + (said ? 1 : 0));
      }
    }
    expect(Math.max(...counts.values())).toBe(1);
  });
});

describe('a traveller who is afraid of heights', () => {
  it('hesitates at the lighthouse, once a chapter', async () => {
    const dread = /下を見ないこと|掌は、もう|袖を引く。引かれた|言葉は口の中で|板の薄さ/u;
    const counts: number[] = [];
    for (const seed of SEEDS) {
      const steps = await chapterOf(seed, '高いところが怖い');
      counts.push(steps.filter(({ played }) => dread.test(played.turn.turn)).length);
    }
    expect(Math.max(...counts)).toBe(1);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(2);
  });
});
