import { BEATS, type Act, type Beat } from '../storylets/format/storylet';
import { drawBetween } from '../world/random';

/** Scenes of a chapter; each is two turns, so a chapter has 18 to 22. */
const SCENES = { min: 9, max: 11 } as const;

/** The structure of a chapter, decided before its first turn. Scenes count from 1. */
export interface ChapterPlan {
  readonly scenes: number;
  /** For each step of the promise, its first and last possible scene. */
  readonly beats: Readonly<Record<Beat, readonly [from: number, to: number]>>;
}

/** The share of a world's side scenes that one chapter can use: the conditions of some are not met. */
const NARRATED_SHARE = 0.65;

/**
 * @param after Number of scenes after the world's own ones, as for the story's ending in the last chapter.
 * @param side Number of the world's scenes beside its promise.
 */
export function planChapter(
  seed: number,
  chapter: number,
  after: number,
  side: number,
): ChapterPlan {
  const rich = BEATS.length + Math.floor(side * NARRATED_SHARE) + after;
  const most = Math.min(SCENES.max, Math.max(SCENES.min, rich));
  const scenes = drawBetween({ seed, chapter, turn: 0 }, 'scenes', SCENES.min, most) - after;
  return {
    scenes,
    beats: {
      opening: [1, 1],
      found: [2, 3],
      understood: [Math.ceil(scenes * 0.35), Math.floor(scenes * 0.5)],
      // The turning point comes by 65 % of the chapter.
      stake: [Math.ceil(scenes * 0.56), Math.floor(scenes * 0.65)],
      settled: [scenes - 1, scenes - 1],
      closing: [scenes, scenes],
    },
  };
}

export function actOf({ scenes, beats }: ChapterPlan, scene: number, staked: boolean): Act {
  if (scene <= Math.max(3, scenes * 0.25)) return '起';
  if (!staked && scene <= beats.stake[1]) return '承';
  return scene <= scenes * 0.82 ? '転' : '結';
}

/** The intended tension, 1 to 5: it rises, peaks after the turning point and falls quickly. */
export function tensionAt({ scenes }: ChapterPlan, scene: number): number {
  const progress = scene / scenes;
  if (progress < 0.68) return 1.4 + 3.2 * progress;
  return progress < 0.85 ? 4.2 : 4.2 - 14 * (progress - 0.85);
}

/** Side threads may be opened in the first 70 % of a chapter, so that there is time to close them. */
export function mayOpenThreads({ scenes }: ChapterPlan, scene: number): boolean {
  return scene <= scenes * 0.7;
}
