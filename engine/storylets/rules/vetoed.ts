import { deedsIn } from '../../character/deeds/deeds-in';
import type { VetoId } from '../../character/vocabulary/vetoes';
import { orAll } from '../../world/or-all';
import type { Condition } from '../format/condition';
import type { Action } from '../format/storylet';
import type { Passage } from '../format/text';
import { allHold } from './holds';
import type { Situation } from './situation';

/** Wordings of a part tell the same: so many of them have to tell a deed, so that the others are taken to mean it. */
const TELLING_SHARE = 0.5;

/** Whether an action makes this traveller do what its character cannot. */
export function isVetoed(action: Action, situation: Situation): boolean {
  const { vetoes } = situation.traveller;
  return vetoes.size > 0 && does(action, vetoes, (when) => allHold(when, situation));
}

/** Whether a person who does an action does one of these deeds. @param holds Whether a case of its text is told. */
export function does(
  action: Action,
  deeds: ReadonlySet<VetoId>,
  holds: (when: readonly Condition[]) => boolean,
): boolean {
  const fights = (action.effects ?? []).some((effect) => effect.does === 'fight');
  if (fights && deeds.has('fight')) return true;
  if (action.does !== undefined) return action.does.some((deed) => deeds.has(deed));
  return tells(action.text, deeds, holds);
}

/** Options that the character allows; all of them where it allows none. */
export function withoutVetoed<T>(
  options: readonly T[],
  actionOf: (option: T) => Action,
  situation: Situation,
): readonly T[] {
  return orAll(options, (option) => !isVetoed(actionOf(option), situation));
}

/** Whether a text tells one of these deeds of the traveller. Optional parts can be left out. */
export function tells(
  passage: Passage,
  deeds: ReadonlySet<VetoId>,
  holds: (when: readonly Condition[]) => boolean,
): boolean {
  return passage.some((part) => {
    if (typeof part === 'string') return deedsIn(part, deeds).length > 0;
    if ('maybe' in part) return false;
    if ('cases' in part) {
      const chosen = part.cases.find(({ when }) => holds(when));
      return chosen !== undefined && tells(chosen.say, deeds, holds);
    }
    const telling = part.filter((wording) => deedsIn(wording, deeds).length > 0);
    return telling.length >= part.length * TELLING_SHARE;
  });
}
