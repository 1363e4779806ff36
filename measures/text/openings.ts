import { shareOf } from '../format/average';
import { isGameMasters, isHeros, type MeasuredStory } from '../format/measured-story';
import { opensWithAftermath } from './aftermath';
import { isAphorism, isMaxim } from './maxims';
import { closingOf, openingOf } from './opening';

/** Shares of sections, 0 to 1. */
export interface Openings {
  /** Of the game master's. */
  readonly aftermath: number;
  /** Of the player's. */
  readonly maxim: number;
  /** Of all that close with an aphorism. */
  readonly closingAphorism: number;
}

export function openings(stories: readonly MeasuredStory[]): Openings {
  const sections = stories.flatMap(({ turns, name }) =>
    turns.map((turn, index) => {
      const before = turns.slice(Math.max(0, index - 2), index);
      return { turn, name, before: before.map(({ text }) => text).join('\n') };
    }),
  );
  const gameMasters = sections.filter(({ turn }) => isGameMasters(turn));
  const heros = sections.filter(({ turn }) => isHeros(turn));
  return {
    aftermath: shareOf(gameMasters, ({ turn, before, name }) =>
      opensWithAftermath(turn.text, before, name),
    ),
    maxim: shareOf(heros, ({ turn, name }) => isMaxim(openingOf(turn.text).sentence, name)),
    closingAphorism: shareOf(sections, ({ turn, name }) => isAphorism(closingOf(turn.text), name)),
  };
}
