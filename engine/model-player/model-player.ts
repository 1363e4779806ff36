import { call, type CallDeps } from '../narration/model/call';
import type { Decider } from '../turn/decider';
import { ENGINES_CHOICE, type Choice } from '../turn/decision';
import type { DecisionPoint } from '../turn/decision-point';
import { firstOfPage } from '../../story/page-bounds';
import { choiceIn } from './answer';
import { promptOf } from './prompt';

/** A choice waits for a model so long at most, in ms: the story goes on without it. */
const LONGEST_CHOICE_MS = 10_000;

/** The longest time that a choice takes, in ms. @param timeoutMs That of the model's calls. */
export function longestChoice(timeoutMs: number): number {
  return Math.min(timeoutMs, LONGEST_CHOICE_MS);
}

/**
 * Lets a model choose, with one call a turn. A model that is slow, busy, used up or wrong leaves the choice to the
 * engine at once: there is no second call.
 */
export function createModelPlayer(deps: CallDeps): Decider {
  const { log } = deps;
  const calls: CallDeps = { ...deps, timeoutMs: longestChoice(deps.timeoutMs) };
  return {
    async decide(uid, point) {
      const about = aboutTurn(uid, point);
      // A page is decided when it begins: whether a model has its chapter is asked there.
      const at = { chapter: about.chapter, section: firstOfPage(about.section) };
      const byEngine = (detail: string): Choice => {
        log({ level: 'info', code: 'turn-decided-by-engine', ...about, detail });
        return ENGINES_CHOICE;
      };
      try {
        const answer = await call({ uid, at }, promptOf(point), calls);
        if ('refusal' in answer) return byEngine(answer.refusal);
        if (!answer.ok) return byEngine(answer.failure);
        const choice = choiceIn(answer.completion.text, point);
        if (choice === null) return byEngine('refused');
        const detail = choice.deed?.does ?? choice.incident?.what ?? 'pick';
        log({ level: 'info', code: 'turn-decided-by-model', ...about, detail });
        return choice;
      } catch (error) {
        log({ level: 'error', code: 'decider-failed', ...about, detail: String(error) });
        return ENGINES_CHOICE;
      }
    },
  };
}

function aboutTurn(
  uid: string,
  { situation: { moment } }: DecisionPoint,
): { readonly uid: string; readonly chapter: number; readonly section: number } {
  return { uid, chapter: moment.chapter, section: moment.turn };
}
