import { describe, expect, it } from 'vitest';
import { createStoryteller } from './offline-storyteller';
import { participantOf, playStory } from './testing/play-story';

const storyteller = createStoryteller();
const participant = participantOf('景気');

describe('a save', () => {
  it('goes on from its text as if nothing had been', async () => {
    const steps = await playStory(4, participant);
    for (const index of [0, 1, 17, 40, 80]) {
      const before = steps[index];
      const after = steps[index + 1];
      if (before === undefined || after === undefined) throw new Error('the story is too short');
      const save = storyteller.parse(storyteller.serialise(before.save));
      const { played } = await storyteller.play(save, participant);
      expect(played).toEqual(after.played);
    }
  });

  it('stays small', async () => {
    const steps = await playStory(5, participant);
    const sizes = steps.map(({ save }) => storyteller.serialise(save).length);
    expect(Math.max(...sizes)).toBeLessThan(12_000);
  });

  it.each(['', 'null', '{}', '{"version":2}', '[1'])('is not made of %s', (text) => {
    expect(() => storyteller.parse(text)).toThrow(
      expect.objectContaining({ code: 'save-unreadable' }),
    );
  });

  it('of an ended story is not played', async () => {
    const steps = await playStory(6, participant);
    const ended = steps.at(-1)?.save;
    if (ended === undefined) throw new Error('no story');
    await expect(storyteller.play(ended, participant)).rejects.toMatchObject({
      code: 'story-ended',
    });
  });
});
