import type { Condition } from '../storylets/format/condition';
import type { Passage } from '../storylets/format/text';
import { allHold } from '../storylets/rules/holds';
import type { Situation } from '../storylets/rules/situation';
import type { CharacterAspect } from './turn-facts';

const ASPECTS: Readonly<Partial<Record<Condition['is'], CharacterAspect>>> = {
  skill: 'skill',
  limit: 'limit',
  fear: 'limit',
  body: 'body',
  habit: 'body',
  age: 'body',
  likes: 'like',
  dislikes: 'like',
  want: 'want',
  voice: 'voice',
};

/** The aspects of the character that a text shows: its first cases that hold and ask for one. */
export function aspectsIn(passage: Passage, situation: Situation): readonly CharacterAspect[] {
  return passage.flatMap((part): readonly CharacterAspect[] => {
    if (typeof part !== 'object' || !('cases' in part)) return [];
    const chosen = part.cases.find(({ when }) => allHold(when, situation));
    if (chosen === undefined || chosen.say.length === 0) return [];
    return [...chosen.when.flatMap(aspectsOf), ...aspectsIn(chosen.say, situation)];
  });
}

/** What is not so shows nothing. */
function aspectsOf(condition: Condition): readonly CharacterAspect[] {
  if (condition.is === 'any') return condition.conditions.flatMap(aspectsOf);
  const aspect = ASPECTS[condition.is];
  return aspect === undefined ? [] : [aspect];
}
