import { coins } from '../japanese/numbers';
import { countedGoods } from '../narration/facts/happened';
import { masked, withStandIns } from '../narration/facts/stand-ins';
import { markedBlock, quotedJson } from '../narration/model/quoted-json';
import type { Prompt } from '../narration/model/text-model';
import { TIME_NAMES } from '../narration/slots';
import { withinCorners } from '../player/within-corners';
import { placeIn, type Situation } from '../storylets/rules/situation';
import type { DecisionPoint } from '../turn/decision-point';
import { hash } from '../world/random';
import { characterCard } from './character-card';
import { describeMeans } from './describe-means';
import { describeOption } from './describe-option';
import { describeScene } from './describe-scene';
import { rulesFor } from './rules';

/** Each typed text is cut to this length (UTF-16 code units). */
const TYPED_LENGTH = 120;
/** A number in braces, and what a model puts around it. */
const LONGEST_ANSWER = 300;
/** Stands in past turns for what the traveller's participant typed. */
const FIRST_LINE = '（第一声）';
/** Kinds of goods in the bag that are listed, at most. */
const GOODS = 12;

/** The prompt of a decision. Its size does not depend on the length of the story, and it contains no ids of the engine. */
export function promptOf(point: DecisionPoint): Prompt {
  const key = String(hash(point.situation.moment, 'choice'));
  const block = (name: string, data: unknown): string => markedBlock(name, key, quotedJson(data));
  const situation = withStandIns(point.situation);
  return {
    longest: LONGEST_ANSWER,
    system: rulesFor(point.role),
    user: [
      block('人物', characterCard(situation.traveller)),
      block('打ちこまれた言葉', typedBy(point.situation)),
      block('いま', presentOf(situation)),
      block('これまで', pastOf(point)),
      point.role === 'model'
        ? block('場面', withNumbers(point.scenes.map(describeScene)))
        : block('行い', withNumbers(optionsOf(point, situation))),
      ...(point.role === 'user' && point.means !== null
        ? [block('自分の手', describeMeans(point.means, situation))]
        : []),
      'ひとつ決めて、決められた形の一行だけを書く。',
    ].join('\n\n'),
  };
}

function withNumbers(described: readonly Readonly<Record<string, unknown>>[]): readonly object[] {
  return described.map((one, index) => ({ 番号: index + 1, ...one }));
}

function optionsOf(
  { options, bindings }: Extract<DecisionPoint, { role: 'user' }>,
  situation: Situation,
) {
  return options.map((option) => describeOption(option, bindings, situation));
}

/** The texts of the story's own participant. Names are stand-ins, and a guest's texts are left out. */
function typedBy({ traveller }: Situation) {
  const cut = (text: string) => text.slice(0, TYPED_LENGTH);
  return { 第一声: cut(traveller.firstWord), 特性: cut(traveller.trait) };
}

function presentOf({ world, state }: Situation) {
  return {
    世界: `${world.name}（${world.theme}）`,
    場所: placeIn({ world, state })?.name ?? world.name,
    時: TIME_NAMES[state.time],
    ...(state.pass > 1 ? { 同じ朝: `${state.pass}回目` } : {}),
    所持金: `銀貨${coins(state.money)}`,
    体力: `10のうち${state.hp}`,
    持ち物: state.lots.slice(0, GOODS).map(({ itemId, count }) => countedGoods(itemId, count)),
  };
}

function pastOf({ save, situation }: DecisionPoint) {
  const { chapters, deeds, turns } = save.past;
  return {
    前の章: chapters,
    したこと: deeds,
    直前: turns.map((turn) => withoutFirstLine(masked(turn, situation), situation)),
  };
}

/** The traveller's first line is shown once, where it is marked as typed. */
function withoutFirstLine(turn: string, { traveller: { firstWord } }: Situation): string {
  return firstWord === '' ? turn : turn.replaceAll(withinCorners(firstWord), FIRST_LINE);
}
