import { WORLDS } from '#content';
import { CAMPS, type Camp } from '../story/camp';
import { distinctShare } from '../engine/japanese/grams';
import { sentencesOf } from '../engine/japanese/sentences';
import { japaneseTokeniser } from '../engine/japanese/testing/tokens';
import type { World } from '../engine/storylets/format/world';
import { proofread } from '../engine/turn/testing/proofread';
import { EMPTY_STATE, type Tally } from '../engine/world/state';
import type { BenchOptions } from './choose-benches';
import { distribution, rounded } from './statistics';
import { longStory } from './story-long';
import { COMPARED_LENGTH, overlap, textOf } from './story-overlap';
import { measureStories } from './story-measures';
import { allStorylets, playWhole, type Played } from './story-play';
import { promisesKept, violationsOf } from './story-violations';

const SEEDS = 100;
/** Sentences up to here (「はい」) may come again. */
const SHORT_SENTENCE = 8;
/** Turns that are proofread and whose violations stand in the table, every camp's. */
const CHECKED_TURNS = 10_000;

/** Plays 300 whole stories and measures what makes them good, or would spoil them. */
export async function benchStory({ worlds: only }: BenchOptions): Promise<object> {
  const worlds = WORLDS.filter(({ id }) => only.length === 0 || only.includes(id));
  const began = performance.now();
  const stories: Played[] = [];
  for (const camp of CAMPS) {
    for (let seed = 1; seed <= SEEDS; seed += 1) stories.push(await playWhole(seed, camp, worlds));
  }
  const seconds = (performance.now() - began) / 1000;
  const turns = stories.reduce((sum, { steps }) => sum + steps.length, 0);
  const proofs = await proofreadAll(stories);
  return {
    measures: await measureStories(worlds, {
      violations: checked(stories).flatMap(violationsOf),
      languageFaults: proofs.faults,
    }),
    worlds: worlds.length,
    stories: stories.length,
    turns,
    violations: counted(stories.flatMap(violationsOf)),
    ended: share(stories, ({ ended }) => ended),
    mandatoryThreadsClosed: share(stories, promisesKept),
    turnsOfChapters: distribution(stories.flatMap(chapterLengths)),
    chaptersUnder30Turns: stories.flatMap(chapterLengths).filter((turns) => turns < 30).length,
    charactersOfTurns: distribution(
      stories.flatMap(({ steps }) => steps.map(({ played }) => played.turn.turn.length)),
    ),
    distinct4GramsAtLeast: Math.min(
      ...stories.map((story) => distinctShare(textOf(story).slice(0, COMPARED_LENGTH), 4)),
    ),
    shared8Grams: overlap(stories),
    proofread: proofs,
    repeatedSentences: {
      inAChapter: stories.flatMap(repeatedInChapters),
      shareOfAStory: distribution(stories.map(repeatedShare)),
      shortOnesInAChapter: distribution(stories.map(shortRepeats)),
    },
    camps: Object.fromEntries(CAMPS.map((camp) => [camp, profileOf(stories, camp)])),
    campsDifferInPairedSeeds: pairedSeeds(stories),
    meritSpread: meritSpread(stories),
    storylets: allStorylets(worlds).length,
    storyletsNeverUsed: neverUsed(stories, worlds),
    turnsPerSecond: Math.round(turns / seconds),
    longStory: await longStory(),
  };
}

/** Stories of all camps, seed by seed, until there are enough turns. */
function checked(stories: readonly Played[]): Played[] {
  let turns = 0;
  return [...stories]
    .sort((a, b) => a.seed - b.seed)
    .filter(({ told }) => {
      const isNeeded = turns < CHECKED_TURNS;
      turns += told.length;
      return isNeeded;
    });
}

async function proofreadAll(stories: readonly Played[]) {
  const tokenise = await japaneseTokeniser();
  const read = checked(stories);
  const turns = read.reduce((sum, { told }) => sum + told.length, 0);
  const faults = read.flatMap(({ told, participant }) => proofread(told, participant, tokenise));
  return { turns, faults: faults.length, found: [...new Set(faults)].sort() };
}

function chapterLengths({ steps }: Played): number[] {
  return steps.filter(({ played }) => played.chapterEnds).map(({ played }) => played.section);
}

/** Sentences with their chapters; lines of speech that participants typed, their own or their guests', are left out. */
function sentencesIn({ steps, participant }: Played): { sentence: string; chapter: number }[] {
  const typed = [participant, ...(participant.guestCandidates ?? [])].map(
    ({ firstWord }) => firstWord,
  );
  return steps.flatMap(({ played: { turn, chapter } }) =>
    sentencesOf(turn.turn)
      .filter((sentence) => !typed.includes(sentence))
      .map((sentence) => ({ sentence, chapter })),
  );
}

function repeatedInChapters(story: Played): string[] {
  const long = sentencesIn(story)
    .filter(({ sentence }) => sentence.length > SHORT_SENTENCE)
    .map(({ sentence, chapter }) => `${story.camp} ${story.seed}, chapter ${chapter}: ${sentence}`);
  return long.filter((one, index) => long.indexOf(one) !== index);
}

function repeatedShare(story: Played): number {
  const long = sentencesIn(story)
    .map(({ sentence }) => sentence)
    .filter((sentence) => sentence.length > SHORT_SENTENCE);
  return (long.length - new Set(long).size) / long.length;
}

/** Sentences of 5 to 8 characters that come again within their chapter, a chapter. */
function shortRepeats(story: Played): number {
  const short = sentencesIn(story)
    .filter(({ sentence }) => sentence.length > 4 && sentence.length <= SHORT_SENTENCE)
    .map(({ sentence, chapter }) => `${chapter}/${sentence}`);
  return (short.length - new Set(short).size) / chapterLengths(story).length;
}

function finalTally({ steps }: Played): Tally {
  return steps.at(-1)?.state.tally ?? EMPTY_STATE.tally;
}

function meritsOf(stories: readonly Played[], camp: Camp): number[] {
  return stories
    .filter((story) => story.camp === camp)
    .map(({ steps }) => steps.at(-1)?.played.merit ?? 0);
}

function profileOf(stories: readonly Played[], camp: Camp): object {
  const own = stories.filter((story) => story.camp === camp);
  const average = (of: (tally: Tally) => number) => mean(own.map((story) => of(finalTally(story))));
  return {
    merit: mean(meritsOf(stories, camp)),
    profit: average(({ profit }) => profit),
    rootOfProfit: average(({ profit }) => Math.sqrt(Math.max(0, profit))),
    fights: average(({ fights }) => fights),
    settled: average(({ settled }) => settled),
    complications: average(({ complications }) => complications),
    sales: mean(own.map(({ steps }) => steps.filter(({ played }) => played.turn.unit > 0).length)),
    endings: counted(own.map(({ ending }) => ending)),
  };
}

/** In how many of the seeds the three camps stand in the order that their names promise. */
function pairedSeeds(stories: readonly Played[]): object {
  const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);
  const of = (seed: number, camp: Camp) => {
    const story = stories.find((one) => one.seed === seed && one.camp === camp);
    return story === undefined ? EMPTY_STATE.tally : finalTally(story);
  };
  const inSeeds = (holds: (peace: Tally, trade: Tally, chaos: Tally) => boolean) =>
    seeds.filter((seed) => holds(of(seed, '平和'), of(seed, '景気'), of(seed, '混沌'))).length /
    seeds.length;
  return {
    fightsPeaceBelowChaos: inSeeds((peace, _, chaos) => peace.fights < chaos.fights),
    fightsRise: inSeeds(
      (peace, trade, chaos) => peace.fights < trade.fights && trade.fights < chaos.fights,
    ),
    profitHighestInTrade: inSeeds(
      (peace, trade, chaos) => trade.profit > Math.max(peace.profit, chaos.profit),
    ),
    complicationsHighestInChaos: inSeeds(
      (peace, trade, chaos) =>
        chaos.complications > Math.max(peace.complications, trade.complications),
    ),
  };
}

/** The highest camp's average over the lowest's. */
function meritSpread(stories: readonly Played[]): number {
  const merits = CAMPS.map((camp) => mean(meritsOf(stories, camp)));
  return rounded(Math.max(...merits) / Math.min(...merits));
}

function neverUsed(stories: readonly Played[], worlds: readonly World[]): string[] {
  const used = new Set(stories.flatMap((story) => story.used));
  return allStorylets(worlds).filter((id) => !used.has(id));
}

function counted(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function share<T>(list: readonly T[], holds: (one: T) => boolean): number {
  return list.filter(holds).length / list.length;
}

function mean(numbers: readonly number[]): number {
  return rounded(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);
}
