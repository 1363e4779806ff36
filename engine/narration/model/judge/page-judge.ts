import type { Fault } from '../../checks/check';
import type { CallDeps, CallFor } from '../call';
import { call } from '../call';
import { firstThatFit, judgePrompt, type JudgedSection } from './judge-prompt';
import { verdictsIn } from './verdicts';

export interface PageJudgeDeps extends CallDeps {
  /** Tokens of a prompt and its answer, at most. */
  readonly contextTokens: number;
}

/** A second model that reads told sections and compares them with their facts. */
export interface PageJudge {
  /**
   * The faults by section, with one call where the context holds all of them. What the judge can't be asked about passes:
   * the checks in code have seen it.
   * @param timeoutMs For all calls.
   */
  judge(
    about: CallFor,
    sections: readonly JudgedSection[],
    timeoutMs: number,
  ): Promise<ReadonlyMap<number, readonly Fault[]>>;
}

export function createPageJudge(deps: PageJudgeDeps): PageJudge {
  return {
    async judge(about, sections, timeoutMs) {
      const faults = new Map<number, readonly Fault[]>();
      const end = deps.clock.now() + timeoutMs;
      for (let left = sections; left.length > 0;) {
        const some = firstThatFit(about.uid, left, deps.contextTokens);
        left = left.slice(some.length);
        const time = Math.min(deps.timeoutMs, end - deps.clock.now());
        const prompt = judgePrompt(about.uid, some);
        const answer = time > 0 ? await call(about, prompt, { ...deps, timeoutMs: time }) : null;
        if (answer === null || 'refusal' in answer || !answer.ok) {
          const detail =
            answer === null ? 'model-slow' : 'refusal' in answer ? answer.refusal : answer.failure;
          const { uid, at } = about;
          deps.log({ level: 'warning', code: 'page-not-judged', uid, ...at, detail });
          return faults;
        }
        for (const [place, found] of verdictsIn(answer.completion.text, some)) {
          faults.set(place, found);
        }
      }
      return faults;
    },
  };
}
