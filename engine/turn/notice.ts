import { AGE_NOTICES, BODY_NOTICES, NATURE_NOTICES } from '../character/surface/bodies';
import { HABIT_NOTICES } from '../character/surface/habits';
import { TRADE_NOTICES } from '../character/surface/trades';
import type { Notice } from '../character/surface/notice';
import type { HabitId } from '../character/vocabulary/habits';
import type { NatureId } from '../character/vocabulary/bodies';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import type { Storylet } from '../storylets/format/storylet';
import { nameOfPerson, type Situation } from '../storylets/rules/situation';
import type { ChosenScene } from '../gm/choose-scene';
import { draw, shuffled } from '../world/random';
import type { Traveller } from '../world/traveller';
import type { StorySave } from './save';

/** The share of the traveller's answers that begin with a habit or the body, where one is left. */
const DEED_SHARE = 0.34;
/** The share of scenes with people in which one of them notices it. */
const GLANCE_SHARE = 0.22;
/** Nobody looks at such things while more than this is at stake. */
const CALM = 3;
/** They belong to an hour, and a turn can come at any. */
const OF_AN_HOUR: ReadonlySet<HabitId | NatureId> = new Set([
  'rises-early',
  'stays-up',
  'walks-at-night',
  'trains-daily',
  'vampire',
]);

/** Of a script's paragraphs: after the scene's own text. */
const OWN_PARAGRAPH = 5;

/** A predicate before the noun that it is about. */
const IS_CLAUSE = /[ただるいうくすむつぶ](?=[\p{Script=Han}ァ-ヶ])/u;

/** Begins the ids of notices. */
const NOTICE = 'notice/';

/** Something of the character that a turn shows without naming it. */
interface Shown {
  readonly id: string;
  readonly notice: Notice;
}

/**
 * Begins an answer among people: what the traveller does without thinking. Null where too much is at stake for that, and where
 * the story has shown everything.
 */
export function deedPiece(
  shown: readonly string[],
  { with: people = [], tension }: Storylet,
  situation: Situation,
): ScriptPiece | null {
  const { moment } = situation;
  if (people.length === 0 || tension > CALM || draw(moment, 'notice/deed') >= DEED_SHARE) {
    return null;
  }
  const next = nextOf(shown, 'deed', situation);
  if (next === null) return null;
  const { id, notice } = next;
  return plainPiece(`notice/deed/${id}`, [[`{me}は${notice.deed}。`]], 0, { weight: 'wish' });
}

/** Ends a scene: one of those present notices it. */
export function glancePiece(
  { flourishes: shown }: StorySave,
  { storylet: { with: people = [], tension }, situation }: ChosenScene,
): ScriptPiece | null {
  const { moment, world } = situation;
  const [first] = shuffled(moment, 'notice/by', people);
  const name = nameOfPerson(world, first);
  if (name === undefined || tension > CALM || draw(moment, 'notice/glance') >= GLANCE_SHARE) {
    return null;
  }
  const next = nextOf(shown, 'glance', situation);
  if (next === null) return null;
  const { id, notice } = next;
  const told = `${whose(name, notice)}に${isSeen(notice) ? '目をとめた' : '気づいた'}。`;
  return plainPiece(`notice/glance/${id}`, [[told]], OWN_PARAGRAPH, { weight: 'wish' });
}

/** The ids of the notices of a script. */
export function noticesIn(script: readonly ScriptPiece[]): readonly string[] {
  return script.flatMap(({ id }) => (isNotice(id) ? [id] : []));
}

/** Of the ids of what a story has shown: each notice comes once a story. */
export function isNotice(id: string): boolean {
  return id.startsWith(NOTICE);
}

function nextOf(
  shown: readonly string[],
  way: 'deed' | 'glance',
  { traveller, moment }: Situation,
): Shown | null {
  const left = noticesOf(traveller)
    // A habit is done; others would have to watch for it.
    .filter(({ id }) => way === 'deed' || !id.startsWith('habit-'))
    .filter(({ id }) => !shown.includes(`notice/${way}/${id}`));
  return shuffled({ ...moment, turn: 0 }, `notice/${way}`, left)[0] ?? null;
}

/** “{me}の銭で黒ずんだ親指” would read as somebody's money: before a clause stands a comma. */
export function whose(name: string, { noun }: Pick<Notice, 'noun'>): string {
  return IS_CLAUSE.test(noun) ? `${name}が{me}の、${noun}` : `${name}が、{me}の${noun}`;
}

/** Others are heard, smelled or felt. */
function isSeen({ noun }: Notice): boolean {
  return !/音|声|匂い|冷たい|熱/u.test(noun);
}

/** What the participant wrote, and what follows from it: a habit that is only guessed says nothing of the character. */
function noticesOf(traveller: Traveller): readonly Shown[] {
  const { body, trades, nature, age, guessed } = traveller;
  const habits = guessed.has('habits') ? [] : [...traveller.habits];
  const of = (kind: string, id: string, notice: Notice): Shown => ({ id: `${kind}-${id}`, notice });
  return [
    ...[...body].map((id) => of('body', id, BODY_NOTICES[id])),
    ...habits.filter((id) => !OF_AN_HOUR.has(id)).map((id) => of('habit', id, HABIT_NOTICES[id])),
    ...[...trades.keys()].map((id) => of('trade', id, TRADE_NOTICES[id])),
    ...(nature === null || nature === 'human' || OF_AN_HOUR.has(nature)
      ? []
      : [of('nature', nature, NATURE_NOTICES[nature])]),
    ...(age === null ? [] : [of('age', age, AGE_NOTICES[age])]),
  ];
}
