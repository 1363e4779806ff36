import * as v from 'valibot';
import type { OwnMeans } from '../referee/referee-deed';
import type { Incident, OwnDeed } from '../storylets/format/own-turn';
import { ENGINES_CHOICE, type Choice } from '../turn/decision';
import { isAllowed, type DecisionPoint, type DueScene } from '../turn/decision-point';

/** Longer answers are not read. In UTF-16 code units. */
const LONGEST = 4000;

/** A number of a list. */
const numberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));

const deedSchema = v.variant('行い', [
  v.strictObject({ 行い: v.literal('渡す'), 相手: numberSchema, 枚数: numberSchema }),
  v.strictObject({ 行い: v.literal('譲る'), 相手: numberSchema, 品: numberSchema }),
  v.strictObject({ 行い: v.literal('売る'), 相手: numberSchema, 品: numberSchema }),
  v.strictObject({ 行い: v.literal('食べる') }),
  v.strictObject({ 行い: v.literal('手伝う'), 相手: numberSchema }),
  v.strictObject({ 行い: v.literal('話す'), 相手: numberSchema, 手がかり: numberSchema }),
  v.strictObject({ 行い: v.literal('脅す'), 相手: numberSchema }),
]);

const incidentSchema = v.variant('種類', [
  v.strictObject({ 種類: v.literal('拾う'), 枚数: numberSchema }),
  v.strictObject({ 種類: v.literal('落とす'), 枚数: numberSchema }),
  v.strictObject({ 種類: v.literal('かすり傷') }),
  v.strictObject({ 種類: v.literal('ひと息') }),
  v.strictObject({ 種類: v.literal('打ちとける'), 相手: numberSchema }),
  v.strictObject({ 種類: v.literal('よそよそしい'), 相手: numberSchema }),
]);

const pickSchema = v.strictObject({ 番号: numberSchema });
const playersSchema = v.union([pickSchema, v.strictObject({ 自分で: deedSchema })]);
const gameMastersSchema = v.strictObject({
  番号: numberSchema,
  場所: v.exactOptional(numberSchema),
  出来事: v.exactOptional(incidentSchema),
});

/** The choice in a model's answer; null for an answer that is not understood, or that the rules refuse. */
export function choiceIn(answer: string, point: DecisionPoint): Choice | null {
  const json = jsonIn(answer);
  const choice = point.role === 'model' ? sceneIn(json, point.scenes) : deedIn(json, point);
  return choice !== null && isAllowed(point, choice) ? choice : null;
}

function sceneIn(json: unknown, scenes: readonly DueScene[]): Choice | null {
  const parsed = v.safeParse(gameMastersSchema, json);
  if (!parsed.success) return null;
  const { 番号, 場所, 出来事 } = parsed.output;
  const storylet = scenes[番号 - 1]?.chosen.storylet;
  if (storylet === undefined) return null;
  const place = 場所 === undefined ? null : storylet.at[場所 - 1];
  const incident = 出来事 === undefined ? null : incidentOf(出来事, storylet.with ?? []);
  if (place === undefined || incident === undefined) return null;
  return { ...ENGINES_CHOICE, pick: storylet.id, place, incident };
}

function deedIn(
  json: unknown,
  { options, means }: Extract<DecisionPoint, { role: 'user' }>,
): Choice | null {
  const parsed = v.safeParse(playersSchema, json);
  if (!parsed.success) return null;
  const answer = parsed.output;
  if ('番号' in answer) {
    const pick = options[answer.番号 - 1]?.action.id;
    return pick === undefined ? null : { ...ENGINES_CHOICE, pick };
  }
  const deed = means === null ? undefined : deedOf(answer.自分で, means);
  return deed === undefined ? null : { ...ENGINES_CHOICE, deed };
}

/** The deed in ids; undefined where a number is of no list. */
function deedOf(
  proposal: v.InferOutput<typeof deedSchema>,
  { people, goods, clues }: OwnMeans,
): OwnDeed | undefined {
  if (proposal.行い === '食べる') return { does: 'eat' };
  const person = people[proposal.相手 - 1];
  if (person === undefined) return undefined;
  switch (proposal.行い) {
    case '渡す':
      return { does: 'pay', person, amount: proposal.枚数 };
    case '譲る':
    case '売る': {
      const itemId = goods[proposal.品 - 1];
      const does = proposal.行い === '譲る' ? 'give' : 'sell';
      return itemId === undefined ? undefined : { does, person, itemId };
    }
    case '手伝う':
      return { does: 'help', person };
    case '話す': {
      const clue = clues[proposal.手がかり - 1];
      return clue === undefined ? undefined : { does: 'tell', person, clue };
    }
    case '脅す':
      return { does: 'threaten', person };
  }
}

function incidentOf(
  proposal: v.InferOutput<typeof incidentSchema>,
  people: readonly string[],
): Incident | undefined {
  switch (proposal.種類) {
    case '拾う':
      return { what: 'find', amount: proposal.枚数 };
    case '落とす':
      return { what: 'drop', amount: proposal.枚数 };
    case 'かすり傷':
      return { what: 'scratch' };
    case 'ひと息':
      return { what: 'rest' };
    case '打ちとける':
    case 'よそよそしい': {
      const person = people[proposal.相手 - 1];
      const what = proposal.種類 === '打ちとける' ? 'warm' : 'cool';
      return person === undefined ? undefined : { what, person };
    }
  }
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
