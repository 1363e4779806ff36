import type { PlotScene, Spine } from '../storylets/format/spine';

/** The day begins at most so often: each pass costs the gear a tooth. */
export const MAX_PASSES = 3;

/** What happened in a chapter whose day repeats. */
export interface PlotMemory {
  readonly spine: Spine;
  /** Ids of the scenes of this pass, in order. */
  readonly today: readonly string[];
  /** Ids of the scenes of this chapter, in order. */
  readonly chapter: readonly string[];
  /** `scene/action` of the attempts that failed in this chapter, in order. */
  readonly failed: readonly string[];
  /** `scene/action` of what was done in this pass, however it turned out. */
  readonly done: readonly string[];
  /** `scene/action` of what worked in an earlier pass. */
  readonly proven: readonly string[];
}

/** Whether an attempt has failed in this pass at a scene, and how often. */
export function failuresOf({ failed }: PlotMemory, { id }: PlotScene): number {
  return failed.filter((one) => one.startsWith(`${id}/`)).length;
}

export const attemptKey = (scene: string, action: string): string => `${scene}/${action}`;
