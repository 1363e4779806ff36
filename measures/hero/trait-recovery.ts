import type { MeasuredStory } from '../format/measured-story';
import { shareOf } from '../format/average';
import { deedsOf } from './deed-distance';

/** Added to every count, so that a deed that was never seen proves nothing alone. */
const SMOOTHING = 0.5;

interface Sample {
  readonly seed: number;
  readonly trait: string;
  readonly deeds: readonly string[];
}

/**
 * How often a story's trait is guessed from its deeds, 0 to 1: multinomial naive Bayes over the counts of `scene/action`,
 * trained on the stories of all other seeds. Each trait has as many stories as the others.
 */
export function traitRecovery(stories: readonly MeasuredStory[]): number {
  const samples = stories.map((story) => ({
    seed: story.seed,
    trait: story.trait,
    deeds: deedsOf(story),
  }));
  const guesses = [...new Set(samples.map(({ seed }) => seed))].flatMap((seed) => {
    const guess = trained(samples.filter((one) => one.seed !== seed));
    return samples
      .filter((one) => one.seed === seed)
      .map(({ trait, deeds }) => guess(deeds) === trait);
  });
  return shareOf(guesses, (isRight) => isRight);
}

/** The trait under which deeds are most likely; undefined when no evidence tells two traits apart. */
function trained(samples: readonly Sample[]): (deeds: readonly string[]) => string | undefined {
  const known = new Set(samples.flatMap(({ deeds }) => deeds));
  const models = [...new Set(samples.map(({ trait }) => trait))].map((trait) => {
    const deeds = samples.filter((one) => one.trait === trait).flatMap((one) => one.deeds);
    const counts = new Map<string, number>();
    for (const deed of deeds) counts.set(deed, (counts.get(deed) ?? 0) + 1);
    const total = deeds.length + SMOOTHING * known.size;
    const likelihood = (deed: string) => Math.log(((counts.get(deed) ?? 0) + SMOOTHING) / total);
    return { trait, likelihood };
  });
  return (deeds) => {
    const told = deeds.filter((deed) => known.has(deed));
    const scored = models
      .map(({ trait, likelihood }) => ({
        trait,
        score: told.reduce((sum, deed) => sum + likelihood(deed), 0),
      }))
      .sort((a, b) => b.score - a.score);
    const [best, second] = scored;
    return best !== undefined && best.score > (second?.score ?? -Infinity) ? best.trait : undefined;
  };
}
