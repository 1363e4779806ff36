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
  /** The offer, or interruptions of which one that suits the traveller may come before the hour of the promise. */
  readonly between: () => readonly PlotScene[];
  /** `scene/action` of what worked in an earlier pass: nothing that failed, not even later. */
  readonly proven: readonly string[];
}

export const attemptKey = (scene: string, action: string): string => `${scene}/${action}`;

/** The attempts that failed in this chapter at any of these scenes, in order. */
export function failedAt(
  { failed }: PlotMemory,
  scenes: readonly { readonly id: string }[],
): readonly string[] {
  return failed.filter((key) => scenes.some(({ id }) => key.startsWith(attemptKey(id, ''))));
}
