import * as v from 'valibot';
import type { DecisionPoint } from '../turn/decision-point';

/** Longer answers are not read. In UTF-16 code units. */
const LONGEST = 4000;

const answerSchema = v.object({ 番号: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** The id that a model's answer picks; null for an answer that is not understood, or picks what was not offered. */
export function pickIn(answer: string, point: DecisionPoint): string | null {
  const parsed = v.safeParse(answerSchema, jsonIn(answer));
  if (!parsed.success) return null;
  return idsOf(point)[parsed.output.番号 - 1] ?? null;
}

function idsOf(point: DecisionPoint): readonly string[] {
  return point.role === 'model'
    ? point.scenes.map(({ storylet }) => storylet.id)
    : point.options.map(({ action }) => action.id);
}

/** The object in an answer, whatever stands around it; null where there is none, or more than one. */
function jsonIn(answer: string): unknown {
  const found = answer.length > LONGEST ? null : /\{[^]*\}/u.exec(answer);
  try {
    return found === null ? null : JSON.parse(found[0]);
  } catch {
    return null;
  }
}
