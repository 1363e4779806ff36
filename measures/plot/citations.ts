import { shareOf } from '../format/average';
import type { MeasuredStory, MeasuredTurn } from '../format/measured-story';

export interface Citations {
  /** Turns of the second and later chapters that cite an earlier chapter, 0 to 1. */
  readonly share: number;
  /** Turns that cite what no earlier chapter told. */
  readonly untrue: number;
  readonly by: 'facts' | 'names';
}

/**
 * How often turns look back on earlier chapters. Where the engine notes what it cites, that counts and has to be borne out
 * by both texts; else a turn cites an earlier chapter when it says a name that one has told and that is none of its own
 * world's.
 */
export function citations(stories: readonly MeasuredStory[]): Citations {
  const isNoted = stories
    .flatMap(({ turns }) => turns)
    .some(({ facts }) => facts.cites !== undefined);
  const cited = stories.flatMap((story) =>
    story.turns
      .filter(({ chapter }) => chapter > 1)
      .map((turn) => (isNoted ? citedByFacts(turn, story) : citedByNames(turn, story))),
  );
  return {
    share: shareOf(cited, (one) => one === 'true'),
    untrue: cited.filter((one) => one === 'untrue').length,
    by: isNoted ? 'facts' : 'names',
  };
}

type Cited = 'nothing' | 'true' | 'untrue';

function citedByFacts(turn: MeasuredTurn, { turns }: MeasuredStory): Cited {
  const earlier = (turn.facts.cites ?? []).filter(({ chapter }) => chapter < turn.chapter);
  if (earlier.length === 0) return 'nothing';
  const isBorneOut = earlier.every(
    (cite) =>
      turn.text.includes(cite.word) &&
      turns.some(
        (one) =>
          one.chapter === cite.chapter &&
          (cite.section ?? one.section) === one.section &&
          one.text.includes(cite.word),
      ),
  );
  return isBorneOut ? 'true' : 'untrue';
}

function citedByNames(turn: MeasuredTurn, { turns, settings }: MeasuredStory): Cited {
  const own = namesOf(settings[turn.chapter - 1]);
  const foreign = settings
    .slice(0, turn.chapter - 1)
    .flatMap(namesOf)
    .filter((name) => !own.some((one) => one.includes(name)) && turn.text.includes(name));
  const wasTold = (name: string) =>
    turns.some((one) => one.chapter < turn.chapter && one.text.includes(name));
  return foreign.some(wasTold) ? 'true' : 'nothing';
}

/** Names of one character are words as well. */
const namesOf = (setting: MeasuredStory['settings'][number] | undefined): string[] =>
  [...(setting?.people ?? []), ...(setting?.places ?? [])].filter((name) => name.length > 1);
