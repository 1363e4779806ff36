import { beforeAll, describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { fightersOf } from '../../story/battle-text';
import type { Camp } from '../../story/camp';
import { offlineNarrator } from '../narration/offline-narrator';
import { step, type Step } from './step';
import { PLAIN_WORLDS, storyOfDays } from './testing/between';
import { beginStory, participantOf, sampleStory } from './testing/play-story';

const SEEDS = Array.from({ length: 6 }, (_, index) => index + 1);

const storiesOf = (camp: Camp): Promise<(readonly Step[])[]> =>
  Promise.all(SEEDS.map((seed) => sampleStory(seed, camp)));

const fights = ({ events }: Step): boolean => events.some(({ type }) => type === 'fight');

describe('the record of battles', () => {
  let wild: Step[] = [];
  beforeAll(async () => {
    const plain = SEEDS.map((seed) => storyOfDays(seed, participantOf('混沌'), PLAIN_WORLDS));
    wild = [...(await Promise.all(plain)), ...(await storiesOf('混沌'))].flat();
  });

  it('has a row for each turn that decides a fight, and for no other', () => {
    expect(wild.filter(fights).length).toBeGreaterThan(10);
    for (const one of wild) expect(one.played.turn.battle !== undefined).toBe(fights(one));
  });

  it('is empty for a camp that avoids fights', async () => {
    const quiet = (await storiesOf('平和')).flat();
    expect(quiet.filter(({ played }) => played.turn.battle !== undefined)).toEqual([]);
  });

  it('has date, place and fighters, and one of the fighters as the winner or none', () => {
    const places = new Map(
      WORLDS.flatMap((world) => world.places.map(({ id, name }) => [`${world.id}/${id}`, name])),
    );
    const winners = new Set<string>();
    for (const { played, state } of wild) {
      const { battle, role, url } = played.turn;
      if (battle === undefined) continue;
      const fighters = fightersOf(battle);
      expect(role).toBe('user');
      expect(fighters[0]).toBe('灯');
      expect(fighters.length).toBeGreaterThanOrEqual(2);
      expect(['', ...fighters]).toContain(battle.勝者);
      expect(battle.決め台詞 === '').toBe(battle.勝者 === '');
      expect(battle.日付).toMatch(/^[一二三四五六七八九十]+日目・(?:明け方|昼|夕方|夜)$/u);
      expect(battle.対戦結果).toMatch(/^[^。{}]+。$/u);
      expect(battle.イメージ).toBe(url);
      expect(battle.お店).toBe(places.get(state.place));
      winners.add(battle.勝者);
    }
    // The character wins, loses, and breaks off.
    expect(winners).toContain('灯');
    expect(winners).toContain('');
    expect(winners.size).toBeGreaterThan(2);
  });

  it('depends on the decided facts and not on the narrator', async () => {
    let save = beginStory(1);
    const battles: unknown[] = [];
    const lie = { narrate: () => Promise.resolve('勝者、サギリ。'.repeat(20)) };
    while (!save.ended && battles.length === 0) {
      const narrated = await step(save, participantOf('混沌'), WORLDS, offlineNarrator);
      const lied = await step(save, participantOf('混沌'), WORLDS, lie);
      expect(lied.played.turn.battle).toEqual(narrated.played.turn.battle);
      if (narrated.played.turn.battle !== undefined) battles.push(narrated.played.turn.battle);
      save = narrated.save;
    }
    expect(battles).toHaveLength(1);
  });
});
