import { WORLDS } from '#content';
import type { Camp } from '../story/camp';
import type { World } from '../engine/storylets/format/world';
import { newSave, serialiseSave } from '../engine/turn/save';
import { visitsTo } from '../engine/turn/visits';
import { distribution, rounded } from './statistics';
import { participantOf, play } from './story-play';
import { promisesKept, violationsOf } from './story-violations';

const TURNS = 10_000;
/** Enough of them for so many turns: a chapter has 30 and more. */
const CHAPTERS = 340;
/** Turns over which the cost is averaged. */
const WINDOW = 500;

/**
 * One story of 10,000 turns, which comes to every world again and again.
 * Played once before, so that a cold start is not taken for a cheap or a dear beginning.
 */
export async function longStory(): Promise<object> {
  await playLong('平和', 2000);
  const story = await playLong('景気', TURNS);
  const { cost } = story;
  const last = story.steps.at(-1)?.save;
  return {
    turns: story.steps.length,
    chapters: story.steps.filter(({ played }) => played.chapterEnds).length,
    violations: violationsOf(story).length,
    mandatoryThreadsClosed: promisesKept(story),
    millisecondsOfATurn: {
      from10: average(cost.slice(10, 10 + WINDOW)),
      from1000: average(cost.slice(1000, 1000 + WINDOW)),
      from5000: average(cost.slice(5000, 5000 + WINDOW)),
      to10000: average(cost.slice(-WINDOW)),
    },
    millisecondsOfAllTurns: rounded(distribution(cost).median),
    bytesOfTheLastSave: last === undefined ? 0 : serialiseSave(last).length,
  };
}

export async function playLong(camp: Camp, turns: number) {
  const worlds = longOrder();
  const begun = newSave(
    1,
    worlds.map(({ id }) => id),
  );
  return play(begun, participantOf(1, camp), worlds, turns);
}

function longOrder(): World[] {
  return visitsTo(WORLDS, CHAPTERS);
}

/** Without the slowest tenth, which waits for the machine and not for the story. */
function average(costs: readonly number[]): number {
  const kept = [...costs].sort((a, b) => a - b).slice(0, Math.ceil(costs.length * 0.9));
  return rounded(kept.reduce((sum, one) => sum + one, 0) / kept.length);
}
