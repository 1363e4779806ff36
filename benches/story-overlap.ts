import { CAMPS } from '../story/camp';
import { sharedShare } from '../engine/japanese/grams';
import { distribution, rounded } from './statistics';
import type { Played } from './story-play';

/** Texts are compared at this length, in characters: shares depend on it. */
export const COMPARED_LENGTH = 12_000;
const COMPARED_GRAM = 8;
/** Stories of a camp whose texts are compared with each other, each with each. */
const COMPARED_STORIES = 12;
/** Pairs that are named. */
const WORST = 10;

interface Pair {
  readonly stories: string;
  readonly startsAlike: boolean;
  readonly share: number;
}

/** How much the stories of a camp share, and which share the most. */
export function overlap(stories: readonly Played[]): object {
  const pairs = pairsOf(stories);
  const shares = (of: readonly Pair[]) => distribution(of.map(({ share }) => rounded(share)));
  return {
    all: shares(pairs),
    beginningInOneWorld: shares(pairs.filter(({ startsAlike }) => startsAlike)),
    beginningInTwoWorlds: shares(pairs.filter(({ startsAlike }) => !startsAlike)),
    worst: [...pairs]
      .sort((a, b) => b.share - a.share)
      .slice(0, WORST)
      .map(({ stories: names, share }) => `${names}: ${rounded(share)}`),
  };
}

function pairsOf(stories: readonly Played[]): Pair[] {
  return CAMPS.flatMap((camp) => {
    const own = stories.filter((story) => story.camp === camp).slice(0, COMPARED_STORIES);
    const texts = own.map((story) => textOf(story).slice(0, COMPARED_LENGTH));
    return own.flatMap((story, index) =>
      own.slice(0, index).map((other, before) => ({
        stories: `${camp} ${other.seed} and ${story.seed} (${beginning(other)}, ${beginning(story)})`,
        startsAlike: story.worlds[0] === other.worlds[0],
        share: sharedShare(texts[index] ?? '', texts[before] ?? '', COMPARED_GRAM),
      })),
    );
  });
}

/** The worlds that the compared part of a story leads through. */
function beginning({ worlds }: Played): string {
  return worlds.slice(0, 2).join(' → ');
}

export function textOf({ steps }: Played): string {
  return steps.map(({ played }) => played.turn.turn).join('\n');
}
