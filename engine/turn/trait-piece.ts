import { FRAME } from '#content';
import { TRADE_WORDS } from '../character/lexicon/trades';
import type { SkillId } from '../character/vocabulary/skills';
import type { TradeId } from '../character/vocabulary/trades';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import type { Option } from '../player/choose-action';
import { shared } from '../plot/liking';
import { attemptKey, MAX_PASSES, type PlotMemory } from '../plot/plot-memory';
import { intendedAction, resultIn } from '../plot/setback';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import { shuffled } from '../world/random';
import type { Traveller } from '../world/traveller';
import type { StorySave } from './save';

/** Begins the ids of these pieces, which end with the chapter. */
const TRAIT = 'trait/';
const HOUR = `${TRAIT}hour/`;
const WORK = `${TRAIT}work/`;

/** What a piece shows of the traveller, and its wordings. */
interface Trait {
  readonly id: string;
  readonly wordings: readonly string[];
}

/** What a story has shown, in the chapter that is being told. */
type Told = Pick<StorySave, 'chapter' | 'flourishes'>;

/** Of the ids of what a story has shown: so many wordings of a trait are spent. */
export function isTrait(id: string): boolean {
  return id.startsWith(TRAIT);
}

/** Told in every chapter, they would read as a stamp: the first, the third … has the hour, the others have the work. */
const hasHour = ({ chapter }: Told): boolean => chapter % 2 === 1;

/**
 * Begins the answer that decides a promise, in every other chapter: the trade, the nature or the temper that the participant wrote,
 * at work in body and senses, each in its turn. Null elsewhere, and where nothing is left.
 */
export function traitAtHour(
  told: Told,
  storylet: Storylet,
  option: Option,
  situation: Situation,
): ScriptPiece | null {
  if (!hasHour(told) || !isDecided(storylet, option, situation)) return null;
  const { moment, traveller } = situation;
  const story = { ...moment, chapter: 0, turn: 0 };
  // What others can see goes first.
  const being = shuffled(story, 'trait/being', [...tradesOf(traveller), ...natureOf(traveller)]);
  const traits = [...being, ...shuffled(story, 'trait/temper', tempersOf(traveller))];
  const left = traits.filter((trait) => isLeft(told, HOUR, trait));
  const next = left[Math.floor(told.chapter / 2) % left.length];
  return next === undefined ? null : pieceOf(told, HOUR, next);
}

/** Begins an answer in which a skill of the trade overcomes something for the first time, once in the other chapters. Null elsewhere. */
export function tradeAtWork(
  told: Told,
  storylet: Storylet,
  { action }: Option,
  { traveller }: Situation,
  { proven }: Pick<PlotMemory, 'proven'>,
): ScriptPiece | null {
  const isOfThisChapter = (id: string) => id.startsWith(WORK) && id.endsWith(`/${told.chapter}`);
  if (hasHour(told) || told.flourishes.some(isOfThisChapter)) return null;
  const intended = intendedAction(action.id);
  const isProven = proven.includes(attemptKey(storylet.id, intended));
  if (isProven || resultIn(action.id) === 'fails' || isClimax(storylet)) return null;
  const skills = storylet.actions.find(({ id }) => id === intended)?.attempt?.skills ?? [];
  const [next] = [...traveller.trades.keys()]
    .filter((trade) => shared(skills.filter(isSkillOf(trade)), traveller.skills) > 0)
    .map((trade): Trait => ({ id: trade, wordings: wordingsOf(trade, 'work') }))
    .filter((trait) => isLeft(told, WORK, trait));
  return next === undefined ? null : pieceOf(told, WORK, next);
}

const isSkillOf =
  (trade: TradeId) =>
  (skill: SkillId): boolean => {
    const taught: readonly SkillId[] = TRADE_WORDS[trade].skills;
    return taught.includes(skill);
  };

/** Whether the promise of the chapter is kept, broken or lost by this answer. */
function isDecided(storylet: Storylet, { action }: Option, { state }: Situation): boolean {
  if (!isClimax(storylet)) return storylet.beat === 'settled';
  return resultIn(action.id) !== 'fails' || state.pass >= MAX_PASSES;
}

function isClimax(storylet: Storylet): boolean {
  return asPlotScene(storylet)?.role === 'climax';
}

function tradesOf({ trades }: Traveller): readonly Trait[] {
  return [...trades.keys()].map((id) => ({ id, wordings: wordingsOf(id, 'hour') }));
}

function natureOf({ nature }: Traveller): readonly Trait[] {
  return nature === null ? [] : [{ id: nature, wordings: FRAME.natures[nature] ?? [] }];
}

function tempersOf({ tempers }: Traveller): readonly Trait[] {
  return [...tempers].map((id) => ({ id, wordings: FRAME.tempers[id] ?? [] }));
}

/** With the word that the participant used for this trade, who may have several. */
function wordingsOf(trade: TradeId, part: 'hour' | 'work'): readonly string[] {
  const wordings = FRAME.trades[trade]?.[part] ?? [];
  return wordings.map((text) => text.replaceAll('{occupation}', `{occupation.${trade}}`));
}

/** Whether one of the wordings has not been told. */
function isLeft({ flourishes }: Told, kind: string, { id, wordings }: Trait): boolean {
  return flourishes.filter((one) => one.startsWith(`${kind}${id}/`)).length < wordings.length;
}

function pieceOf({ chapter }: Told, kind: string, { id, wordings }: Trait): ScriptPiece {
  return plainPiece(`${kind}${id}/${chapter}`, [wordings], 0, { mayBeCut: true });
}
