import { WORLDS } from '#content';
import { CAMPS } from '../story/camp';
import { distribution, rounded, type Distribution } from './statistics';
import { playLong } from './story-long';
import { playWhole } from './story-play';

/** Of each camp: with the worlds shuffled by the seed, all content is met. */
const SEEDS = 10;
const LONG_TURNS = 10_000;
/** Turns at the long story's beginning and end that are compared. */
const WINDOW = 500;

/** How long one step of the engine takes with all content, in ms: of whole stories, and of one of 10,000 turns. */
export async function benchEngine(): Promise<object> {
  // Played before, so that compiling is not measured.
  await playWhole(0, '平和', WORLDS);
  const cost: number[] = [];
  for (const camp of CAMPS) {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      cost.push(...(await playWhole(seed, camp, WORLDS)).cost);
    }
  }
  const long = (await playLong('景気', LONG_TURNS)).cost;
  return {
    worlds: WORLDS.length,
    wholeStories: { stories: CAMPS.length * SEEDS, ...steps(cost) },
    longStory: {
      ...steps(long),
      first: steps(long.slice(0, WINDOW)),
      last: steps(long.slice(-WINDOW)),
    },
  };
}

function steps(cost: readonly number[]): Distribution {
  const { n, median, p95, max } = distribution(cost);
  return { n, median: rounded(median), p95: rounded(p95), max: rounded(max) };
}
