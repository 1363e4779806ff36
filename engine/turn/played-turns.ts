import type { Participant } from '../ports/entries/participant';
import type { StorySave } from './save';
import type { Step } from './step';

/** Turns that were played to see whether what is told of them still fits, until they are played to be published. */
export interface PlayedTurns {
  keep(save: StorySave, participant: Participant, turn: Step): void;
  /** undefined where the turn of this very save was not played, or was played with other data of the participant. */
  of(save: StorySave, participant: Participant): Step | undefined;
}

export function playedTurns(): PlayedTurns {
  const kept = new WeakMap<StorySave, { readonly by: Participant; readonly turn: Step }>();
  return {
    keep: (save, participant, turn) => void kept.set(save, { by: participant, turn }),
    of(save, participant) {
      const one = kept.get(save);
      return one?.by === participant ? one.turn : undefined;
    },
  };
}
