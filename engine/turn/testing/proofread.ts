import { TURNS_PER_PAGE } from '../../../story/page-bounds';
import { marudeFaults } from '../../japanese/testing/habits';
import type { TextFault } from '../../japanese/testing/text-fault';
import { textFaults } from '../../japanese/testing/text-faults';
import type { Tokenise } from '../../japanese/testing/tokens';
import type { Participant } from '../../ports/entries/participant';
import type { StorySave } from '../save';
import type { Step } from '../step';

/** A turn's text and the storylet that it comes from. */
export interface NarratedTurn {
  /** `world/storylet`. */
  readonly source: string;
  readonly chapter: number;
  readonly section: number;
  readonly text: string;
}

/** @param before The save from which the step was played. */
export function narratedTurn(before: StorySave, { save, played }: Step): NarratedTurn {
  const storylet = (before.scene ?? save.scene)?.storylet ?? '';
  return {
    source: `${before.worlds[before.chapter - 1] ?? ''}/${storylet}`,
    chapter: played.chapter,
    section: played.section,
    text: played.turn.turn,
  };
}

/** Language faults of a story: `world/storylet: kind: excerpt`. */
export function proofread(
  turns: readonly NarratedTurn[],
  participant: Participant,
  tokenise: Tokenise,
): string[] {
  const typed = typedBy(participant);
  return turns.flatMap((turn, index) => [
    ...textFaults(turn.text, typed, tokenise).map((fault) => named(turn, fault)),
    ...(endsPage(turn, turns[index + 1])
      ? marudeFaults(pageOf(turns, index)).map((fault) => named(turn, fault))
      : []),
  ]);
}

function named({ source }: NarratedTurn, { kind, excerpt }: TextFault): string {
  return `${source}: ${kind}: ${excerpt}`;
}

function typedBy({ onamae, firstWord, equipment, guestCandidates = [] }: Participant): string[] {
  return [
    onamae,
    firstWord,
    equipment.text,
    ...guestCandidates.flatMap((one) => [one.onamae, one.firstWord]),
  ];
}

const pageNumber = ({ chapter, section }: NarratedTurn): string =>
  `${chapter}/${Math.ceil(section / TURNS_PER_PAGE)}`;

function endsPage(turn: NarratedTurn, next: NarratedTurn | undefined): boolean {
  return next === undefined || pageNumber(next) !== pageNumber(turn);
}

function pageOf(turns: readonly NarratedTurn[], last: number): string[] {
  const page = turns[last];
  return turns
    .slice(Math.max(0, last + 1 - TURNS_PER_PAGE), last + 1)
    .filter((turn) => page !== undefined && pageNumber(turn) === pageNumber(page))
    .map(({ text }) => text);
}
