import type { OutcomeCounter } from '../../rule-coverage/outcome-counter';
import { EvaluationError } from './expression/rule-value';
import type { Compiled } from './expression/scope';

/** The condition itself, whose outcomes are counted. */
export function counted({ type, evaluate }: Compiled, counter: OutcomeCounter): Compiled {
  return {
    type,
    evaluate(scope) {
      try {
        const value = evaluate(scope);
        counter.came(value);
        return value;
      } catch (error) {
        if (error instanceof EvaluationError) counter.failed();
        throw error;
      }
    },
  };
}
