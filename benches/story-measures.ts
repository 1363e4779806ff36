import { CAMPS } from '../story/camp';
import type { World } from '../engine/storylets/format/world';
import { japaneseTokeniser } from '../engine/japanese/testing/tokens';
import { contradictionsIn } from '../measures/contradictions/contradictions';
import { CORPUS, spreadOf } from '../measures/corpus/corpus';
import { participantWith } from '../measures/corpus/participant';
import type { MeasureRow } from '../measures/format/measure-row';
import type { MeasuredStory } from '../measures/format/measured-story';
import { playBook } from '../measures/play/play-book';
import { storyTable } from '../measures/table/story-table';

/** Stories that a reader meets one after the other. */
const IN_A_ROW = 120;
/** Traits that are told apart, each in every camp with so many seeds. */
const TRAITS = 12;
const SEEDS = 6;
/** The violations that are asked for are those of so many turns. */
const CHECKED_TURNS = 10_000;
const NAMES = ['朔', 'ミナ', 'ガストン', '小夜', 'Kei'];

/** What the other parts of the bench have found. */
export interface FoundElsewhere {
  /** In 10,000 turns, `kind: …` each. */
  readonly violations: readonly string[];
  readonly languageFaults: number;
}

/** The table of the story engine's design, measured in stories of the given worlds. */
export async function measureStories(
  worlds: readonly World[],
  found: FoundElsewhere,
): Promise<MeasureRow[]> {
  const inARow = await playRow(worlds);
  const byTrait = await playByTrait(worlds);
  const stories = [...inARow, ...byTrait];
  const turns = stories.reduce((sum, one) => sum + one.turns.length, 0);
  const cost = stories.reduce((sum, one) => sum + one.cost, 0);
  const table = {
    byTrait,
    inARow,
    violations: [...found.violations, ...upToTurns(inARow).flatMap(contradictionsIn)],
    languageFaults: found.languageFaults,
    turnsPerSecond: Math.round((turns / cost) * 1000),
  };
  return storyTable(table, await japaneseTokeniser());
}

/** Neighbours differ in everything: seed, camp, name and character. */
async function playRow(worlds: readonly World[]): Promise<MeasuredStory[]> {
  const stories: MeasuredStory[] = [];
  for (let serial = 1; serial <= IN_A_ROW; serial += 1) {
    const character = at(CORPUS, serial);
    const participant = participantWith(character, at(CAMPS, serial), at(NAMES, serial));
    stories.push(await playBook({ seed: 1000 + serial, serial, worlds }, participant));
  }
  return stories;
}

/** Stories with one seed and camp differ in the trait alone. */
async function playByTrait(worlds: readonly World[]): Promise<MeasuredStory[]> {
  const stories: MeasuredStory[] = [];
  for (const { trait } of spreadOf(CORPUS, TRAITS)) {
    for (const camp of CAMPS) {
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const participant = participantWith({ trait, firstLine: 'また同じ朝か……。' }, camp, '朔');
        stories.push(await playBook({ seed, serial: seed, worlds }, participant));
      }
    }
  }
  return stories;
}

/** The first stories, until there are enough turns. */
function upToTurns(stories: readonly MeasuredStory[]): MeasuredStory[] {
  let turns = 0;
  return stories.filter((story) => {
    const isNeeded = turns < CHECKED_TURNS;
    turns += story.turns.length;
    return isNeeded;
  });
}

function at<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new RangeError('The list is empty.');
  return one;
}
