import type { NarrationRequest, Past } from '../narrator';
import type { GuestVoice } from '../../world/guest';
import { hash } from '../../world/random';
import { kanjiNumber } from '../../japanese/numbers';
import type { Fault } from '../checks/check';
import { TEXT_LENGTH } from '../checks/length';
import { goodsNames, type Facts } from '../facts/facts';
import { masked, STAND_INS } from '../facts/stand-ins';
import type { Prompt } from './text-model';
import { quotedJson } from './quoted-json';
import { rulesFor } from './rules';

const MANNERS: Readonly<Record<GuestVoice, string>> = {
  polite: '丁寧に話す。',
  rough: '荒っぽく話す。',
  old: '年寄りらしく話す。',
  plain: 'ふつうに話す。',
};

/** No valid turn is half as long. */
const LONGEST_ANSWER = 1200;

/** Each typed text is cut to this length (UTF-16 code units), which is enough to characterise the traveller. */
const TYPED_LENGTH = 120;

/**
 * The prompt for a turn. Its size does not depend on the length of the story. All data is JSON between markers with a
 * key that participants cannot know, so that typed text cannot end its block (prompt injection).
 */
export function promptOf(
  request: NarrationRequest,
  facts: Facts,
  faults: readonly Fault[],
): Prompt {
  const key = hash(request.situation.moment, 'marks').toString(36);
  const block = (name: string, data: unknown): string =>
    `<<<${name}:${key}\n${quotedJson(data)}\n${key}:${name}>>>`;
  const advice = faults.map(({ advice: one }) => `- ${one}`).join('\n');
  return {
    longest: LONGEST_ANSWER,
    system: rulesFor(request.role),
    user: [
      block('facts', factsForModel(facts, request)),
      block('before', before(request)),
      block('typed', typedBy(request)),
      ...(advice === '' ? [] : [`前の下書きには次の不備があった。すべて直す。\n${advice}`]),
      'facts の outline を、規則を守って語り直した本文だけを書く。',
    ].join('\n\n'),
  };
}

/** The typed texts of the story's own participant. A guest's texts are left out: stand-ins are enough for it. */
export function typedBy({ situation: { traveller } }: NarrationRequest): {
  name: string;
  firstLine: string;
  trait: string;
} {
  const { name, firstWord, trait } = traveller;
  const cut = (text: string) => text.slice(0, TYPED_LENGTH);
  return { name: cut(name), firstLine: cut(firstWord), trait: cut(trait) };
}

/** The last turns with stand-ins for the names of the guest and the traveller. */
export function maskedTurns({ situation, past }: NarrationRequest): string[] {
  return past.turns.map((turn) => masked(turn, situation));
}

function before(request: NarrationRequest): Omit<Past, 'named'> {
  const { chapters, deeds } = request.past;
  return { chapters, deeds, turns: maskedTurns(request) };
}

function factsForModel(facts: Facts, { opening, situation }: NarrationRequest) {
  const room = opening.length;
  const min = Math.max(100, TEXT_LENGTH.min + 20 - room);
  const max = TEXT_LENGTH.max - 30 - room;
  return {
    outline: facts.outline,
    target: `${min}〜${max}字`,
    ...(opening === ''
      ? {}
      : { opening: '主人公の最初の一言のすぐあとから書きはじめる。一言そのものは書かない。' }),
    happened: facts.happened,
    mustMention: facts.mustMention.map(({ words }) => words),
    world: `${facts.world}（${facts.theme}）`,
    place: facts.place,
    day: facts.day,
    time: facts.time,
    weather: facts.weather,
    camp: facts.camp,
    purse: `銀貨${kanjiNumber(facts.purse)}枚`,
    hp: facts.hp,
    present: facts.present,
    ...(facts.guest === null ? {} : { guest: `${STAND_INS.guest}。${MANNERS[facts.guest]}` }),
    goods: goodsNames(facts.goods),
    bag: facts.bag,
    openThreads: facts.openThreads,
    forbidden: {
      // People of other worlds are checked, but not listed: a model does not name them by chance.
      absent: situation.world.people
        .map(({ name }) => name)
        .filter((name) => facts.absent.includes(name)),
      goods: 'goods と outline にない品物',
      amounts: 'facts と outline にない金額と個数',
    },
  };
}
