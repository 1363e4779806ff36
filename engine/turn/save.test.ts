import { describe, expect, it } from 'vitest';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import { DATA_VERSION } from '../../story/data-version';
import { createStoryteller } from './offline-storyteller';
import { participantOf, sampleStory } from './testing/play-story';

const storyteller = createStoryteller();
const participant = participantOf('景気');

describe('a save', () => {
  it('goes on from its text as if nothing had been', async () => {
    const steps = await sampleStory(4, participant.camp);
    for (const index of [0, 1, 17, 40, 80]) {
      const before = steps[index];
      const after = steps[index + 1];
      if (before === undefined || after === undefined) throw new Error('the story is too short');
      const save = storyteller.parse(storyteller.serialise(before.save));
      const { played } = await storyteller.play(save, participant);
      expect(played).toEqual(after.played);
    }
  });

  it('continues with another scene when the content no longer has its own', async () => {
    const steps = await sampleStory(4, participant.camp);
    for (const index of [2, 16, 32]) {
      const save = steps[index]?.save;
      if (save?.scene === undefined || save.scene === null) throw new Error('no scene is open');
      const moved = { ...save, scene: { ...save.scene, storylet: 'was-taken-out' } };
      const { played } = await storyteller.play(moved, participant);
      expect(played.turn.role).toBe('model');
    }
  });

  it('comes to its end although every scene that it used was removed', async () => {
    const steps = await sampleStory(4, participant.camp);
    let save = steps[20]?.save;
    if (save === undefined) throw new Error('the story is too short');
    save = { ...save, used: save.used.map((id) => `old-${id}`), scene: null };
    for (let turn = 0; turn < 300 && !save.ended; turn += 1) {
      save = (await storyteller.play(save, participant)).save;
    }
    expect(save.ended).toBe(true);
  });

  it('written before there were guests is read', async () => {
    const [first] = await sampleStory(4, participant.camp);
    const { shared, guest, met, ...older } = first?.save ?? storyteller.begin(4, participant, 0);
    expect(storyteller.parse(JSON.stringify(older))).toMatchObject({ shared, guest, met });
  });

  it('written before stories were numbered is read', async () => {
    const [first] = await sampleStory(4, participant.camp);
    const { serial, ...older } = first?.save ?? storyteller.begin(4, participant, 0);
    expect(storyteller.parse(JSON.stringify(older))).toMatchObject({ serial });
  });

  it('written before a trade had its word is read, with the usual one', async () => {
    const cook = participantOf('景気', { equipment: { ...EMPTY_EQUIPMENT, text: '板前' } });
    const { save } = await storyteller.play(storyteller.begin(4, cook, 0), cook);
    expect(save.abilities?.trades).toEqual([{ id: 'cook', word: '板前' }]);
    const older = { ...save, abilities: { ...save.abilities, trades: ['cook'] } };
    const { abilities } = storyteller.parse(JSON.stringify(older));
    expect(abilities).toEqual({ ...save.abilities, trades: [{ id: 'cook', word: '料理人' }] });
  });

  it('stays small', async () => {
    const steps = await sampleStory(5, participant.camp);
    const sizes = steps.map(({ save }) => storyteller.serialise(save).length);
    expect(Math.max(...sizes)).toBeLessThan(16_000);
  });

  it('of a newer version is refused as such', () => {
    const newer = { ...storyteller.begin(4, participant, 0), version: DATA_VERSION + 1 };
    expect(() => storyteller.parse(JSON.stringify(newer))).toThrow(
      expect.objectContaining({
        code: 'save-too-new',
        message: expect.stringContaining(`reads up to ${DATA_VERSION}`) as string,
      }),
    );
  });

  it.each(['', 'null', '{}', '{"version":2}', '[1'])('is not made of %s', (text) => {
    expect(() => storyteller.parse(text)).toThrow(
      expect.objectContaining({ code: 'save-unreadable' }),
    );
  });

  it('of an ended story is not played', async () => {
    const steps = await sampleStory(6, participant.camp);
    const ended = steps.at(-1)?.save;
    if (ended === undefined) throw new Error('no story');
    await expect(storyteller.play(ended, participant)).rejects.toMatchObject({
      code: 'story-ended',
    });
  });
});
