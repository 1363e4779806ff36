import { compareSections, type SectionRef } from '../../story/section-ref';
import { shareOf } from '../format/average';
import {
  chaptersOf,
  isGameMasters,
  type MeasuredStory,
  type MeasuredTurn,
} from '../format/measured-story';

/** Sections of two turns, scene and answer, make a scene: so many scenes back is far enough to be remembered. */
const FAR = 2;

/** Scenes that something at least two scenes back has caused, 0 to 1. The first two scenes of a story are left out. */
export function farCauses(stories: readonly MeasuredStory[]): number {
  const scenes = stories.flatMap(({ turns }) => {
    const numbered = sceneNumbers(turns);
    return turns.filter(isGameMasters).map(({ facts }, index) => {
      const numbers = facts.because.map((cause) => numbered.get(keyOf(cause)) ?? Infinity);
      return { index, isCaused: numbers.some((one) => one <= index + 1 - FAR) };
    });
  });
  return shareOf(
    scenes.filter(({ index }) => index >= FAR),
    ({ isCaused }) => isCaused,
  );
}

/** Chapters in which an attempt fails and a later turn of the chapter is there because of it, 0 to 1. */
export function chaptersWithConsequentFailure(stories: readonly MeasuredStory[]): number {
  return shareOf(stories.flatMap(chaptersOf), (turns) =>
    turns.some(
      (turn) => turn.facts.attempt === 'failed' && turns.some((later) => follows(later, turn)),
    ),
  );
}

function follows(later: MeasuredTurn, turn: MeasuredTurn): boolean {
  return (
    compareSections(later, turn) > 0 &&
    later.facts.because.some((cause) => compareSections(cause, turn) === 0)
  );
}

/** The number of the scene that each section belongs to, from 1 in the story. */
function sceneNumbers(turns: readonly MeasuredTurn[]): Map<string, number> {
  const numbers = new Map<string, number>();
  let scene = 0;
  for (const turn of turns) {
    if (isGameMasters(turn)) scene += 1;
    numbers.set(keyOf(turn), scene);
  }
  return numbers;
}

const keyOf = ({ chapter, section }: SectionRef): string => `${chapter}/${section}`;
