import { CAMPS, type Camp } from '../../story/camp';
import { distinctShare, sharedShare } from '../../engine/japanese/grams';
import { bracketsPair, paragraphsEnd, sentencesOf } from '../../engine/japanese/sentences';
import { WORLDS } from '../../engine/storylets/worlds/worlds';
import { apply } from '../../engine/world/apply';
import { EMPTY_STATE, type Tally } from '../../engine/world/state';
import { distribution } from './statistics';
import { playWhole, type Played } from './story-play';

const SEEDS = 100;
/** Texts are compared at this length, in characters: shares depend on it. */
const COMPARED_LENGTH = 12_000;
const COMPARED_GRAM = 8;
/** Sentences up to here (「はい」) may come again. */
const SHORT_SENTENCE = 8;
/** Stories of a camp whose texts are compared with each other. */
const COMPARED_STORIES = 12;

/** Plays 300 whole stories and measures what makes them good, or would spoil them. */
export async function benchStory(): Promise<object> {
  const began = performance.now();
  const stories: Played[] = [];
  for (const camp of CAMPS) {
    for (let seed = 1; seed <= SEEDS; seed += 1) stories.push(await playWhole(seed, camp));
  }
  const seconds = (performance.now() - began) / 1000;
  const turns = stories.reduce((sum, { steps }) => sum + steps.length, 0);
  return {
    worlds: WORLDS.length,
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
    shared8Grams: distribution(sharedAmongSeeds(stories)),
    repeatedSentences: {
      inAChapter: stories.reduce((sum, story) => sum + repeatedInChapters(story), 0),
      shareOfAStory: distribution(stories.map(repeatedShare)),
      shortOnesInAChapter: distribution(stories.map(shortRepeats)),
    },
    camps: Object.fromEntries(CAMPS.map((camp) => [camp, profileOf(stories, camp)])),
    campsDifferInPairedSeeds: pairedSeeds(stories),
    meritSpread: meritSpread(stories),
    storyletsNeverUsed: neverUsed(stories),
    turnsPerSecond: Math.round(turns / seconds),
    millisecondsOfATurn: {
      early: mean(stories.flatMap(({ cost }) => cost.slice(10, 40))),
      late: mean(stories.flatMap(({ cost }) => cost.slice(-40))),
    },
  };
}

/** What must never be, a word each. */
function violationsOf({ steps }: Played): string[] {
  let state = EMPTY_STATE;
  return steps.flatMap((step) => {
    state = step.events.reduce(apply, state);
    const { turn } = step.played;
    const sold = step.events.reduce(
      (sum, { type, money = 0 }) => sum + (type === 'sell' ? money : 0),
      0,
    );
    return [
      ...(JSON.stringify(state) === JSON.stringify(step.state) ? [] : ['replay']),
      ...(isPlace(state.place) ? [] : ['place']),
      ...(turn.sales === sold ? [] : ['sales']),
      ...(turn.turn.length >= 140 && turn.turn.length <= 400 ? [] : ['length']),
      ...(bracketsPair(turn.turn) ? [] : ['brackets']),
      ...(paragraphsEnd(turn.turn) ? [] : ['paragraph']),
      ...(/[{}]|undefined|NaN/u.test(turn.turn) ? ['slot'] : []),
      ...(/をを|がが、|にに、|はは、|銀貨銀貨|枚枚/u.test(turn.turn) ? ['particle'] : []),
    ];
  });
}

function isPlace(name: string): boolean {
  return WORLDS.some(({ id, places }) => places.some((place) => `${id}/${place.id}` === name));
}

function promisesKept({ steps }: Played): boolean {
  return steps
    .filter(({ played }) => played.chapterEnds)
    .every(({ played, state }) => {
      const promises = state.threads.filter(({ mandatory }) => mandatory);
      return (
        promises.length === played.chapter && promises.every(({ status }) => status === 'closed')
      );
    });
}

function chapterLengths({ steps }: Played): number[] {
  return steps.filter(({ played }) => played.chapterEnds).map(({ played }) => played.section);
}

function textOf({ steps }: Played): string {
  return steps.map(({ played }) => played.turn.turn).join('\n');
}

/** Sentences with their chapters; the first line of speech, which is the participant's own, is left out. */
function sentencesIn({ steps }: Played): { sentence: string; chapter: number }[] {
  return steps.flatMap(({ played: { turn, chapter, section } }) =>
    sentencesOf(turn.turn)
      .slice(section === 2 ? 1 : 0)
      .map((sentence) => ({ sentence, chapter })),
  );
}

function repeatedInChapters(story: Played): number {
  const long = sentencesIn(story)
    .filter(({ sentence }) => sentence.length > SHORT_SENTENCE)
    .map(({ sentence, chapter }) => `${chapter}/${sentence}`);
  return long.length - new Set(long).size;
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

/** Each story against the next one of its camp. */
function sharedAmongSeeds(stories: readonly Played[]): number[] {
  return CAMPS.flatMap((camp) => {
    const texts = stories
      .filter((story) => story.camp === camp)
      .slice(0, COMPARED_STORIES)
      .map((story) => textOf(story).slice(0, COMPARED_LENGTH));
    return texts
      .slice(1)
      .map((text, index) => sharedShare(text, texts[index] ?? '', COMPARED_GRAM));
  });
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

function neverUsed(stories: readonly Played[]): string[] {
  const used = new Set(stories.flatMap((story) => story.used));
  return WORLDS.flatMap(({ id, storylets }) => storylets.map((one) => `${id}/${one.id}`)).filter(
    (id) => !used.has(id),
  );
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

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
