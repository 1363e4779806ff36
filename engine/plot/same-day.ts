import type { Condition } from '../storylets/format/condition';
import type { Passage } from '../storylets/format/text';

/** A scene's `again:` for a visit that is not the first of its pass: what it says of later passes does not hold there. */
export function onSameDay(passage: Passage): Passage {
  return passage.map((part) =>
    typeof part === 'object' && 'cases' in part
      ? {
          cases: part.cases
            .filter(({ when }) => !when.some(isOfLaterPass))
            .map(({ when, say }) => ({ when, say: onSameDay(say) })),
        }
      : part,
  );
}

function isOfLaterPass(condition: Condition): boolean {
  return condition.is === 'pass' && condition.min > 1;
}
