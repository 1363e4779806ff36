import { kanjiNumber } from '../../../japanese/numbers';
import type { PlotRole, PlotScene } from '../../../storylets/format/spine';
import type { Beat, Storylet } from '../../../storylets/format/storylet';
import type { GuestVoice } from '../../../world/guest';
import { TEXT_LENGTH } from '../../checks/length';
import { goodsNames, type Facts } from '../../facts/facts';
import { unnamedIn } from '../../facts/humans';
import { sceneOfScript } from '../../facts/scene-of-script';
import { STAND_INS } from '../../facts/stand-ins';
import type { NarrationRequest } from '../../narrator';
import { attemptSheet } from './attempt-sheet';
import type { Beats } from './beats';
import { changesOf } from './changes';
import type { Sheet } from './sheet';

const TELLERS = { model: 'ゲームマスター', user: '旅人の側' } as const;
const MANNERS: Readonly<Record<GuestVoice, string>> = {
  polite: '丁寧に話す',
  rough: '荒っぽく話す',
  old: '年寄りらしく話す',
  plain: 'ふつうに話す',
};

const ROLES: Readonly<Record<PlotRole, string>> = {
  morning: '一日のはじまり',
  obstacle: '行く手をふさぐもの',
  lead: '手立てを得る',
  consequence: 'したことの報い',
  evening: '約束の刻が来るが、支度が足りない',
  night: '片づかないまま日が終わる',
  prelude: '山場の入り口',
  offer: '約束の刻のまえに、自分の望みを持ちだされる',
  interruption: '約束の刻へ行く途中で、見すごせないことに出会う',
  climax: '山場',
  lost: '望みが絶える',
  closing: '章の結び',
};
/** What the traveller is after in a scene of a repeating day. */
const AIMS: Readonly<Partial<Record<PlotRole, string>>> = {
  obstacle: 'ここを越えて、約束に近づく',
  lead: '越えるための手立てを得る',
  consequence: '自分のしたことに始末をつける',
  evening: '足りないと知りながら、いま手にあるもので約束に向かう',
  prelude: '約束の刻に、はじめの一手を打つ',
  offer: '約束か、自分の望みかを選ぶ',
  interruption: '約束か、目の前のことかを選ぶ',
  climax: '約束に決着をつける',
};
const STEPS: Readonly<Record<Beat, string>> = {
  opening: '章のはじまり',
  found: '約束を知る',
  understood: '約束の中身がわかる',
  stake: 'すべてが懸かる',
  settled: '約束に決着がつく',
  closing: '章の結び',
};

/** Left to the words that are filled in later, and to a model's counting. */
const MARGIN = { min: 20, max: 40 } as const;
/** A name occurs about so often in a section. */
const NAMED = 5;
/** Goods of a section that may be named, at most. */
const GOODS = 8;
/** People without a name, at most. */
const UNNAMED = 4;

/** What a model is told of a section: nothing of it is an id, and nothing was typed. */
export function sectionSheet(
  number: number,
  request: NarrationRequest,
  facts: Facts,
  beats: Beats,
): Sheet {
  const { role, opening, situation } = request;
  const { min, max } = TEXT_LENGTH;
  const longName = Math.max(0, situation.traveller.name.length - STAND_INS.me.length) * NAMED;
  const room = opening.length + longName;
  const scene = sceneOfScript(request);
  const guest = facts.guest === null ? [] : [`${STAND_INS.guest}（${MANNERS[facts.guest]}）`];
  const named = [...facts.present.map(({ name }) => name), ...guest];
  const unnamed = unnamedIn(facts.outline).slice(0, UNNAMED);
  const present = [...named, ...unnamed.map((one) => `${one}（名はない）`)];
  const changes = changesOf(request);
  return {
    節: kanjiNumber(number),
    語り手: TELLERS[role],
    所: facts.place,
    時: `${facts.time}、${facts.weather}`,
    ...(situation.state.pass > 1 && !facts.isOver
      ? { 周: `同じ日の${kanjiNumber(situation.state.pass)}周目` }
      : {}),
    いる人: present.length === 0 ? ['名のない人だけ'] : present,
    ...partOf(scene),
    ...aimOf(request.role, scene),
    ...(scene === undefined ? {} : { 張り: `五のうち${kanjiNumber(scene.tension)}` }),
    ...(opening === '' ? {} : { 書き出し: openingOf(role) }),
    ...Object.fromEntries(beats),
    ...attemptSheet(request),
    ...(changes.length === 0 ? {} : { 変わること: changes }),
    財布: `銀貨${kanjiNumber(facts.purse)}枚`,
    品: goodsNames(facts.goods).slice(0, GOODS),
    書く言葉: [...new Set(facts.mustMention.map(({ words }) => words))],
    字数: `${Math.max(90, min + MARGIN.min - opening.length)}から${Math.max(150, max - MARGIN.max - room)}`,
  };
}

/** What a scene is for in its chapter. */
function partOf(scene: Storylet | PlotScene | undefined): Sheet {
  if (scene === undefined) return {};
  if ('role' in scene) return { 章での役: ROLES[scene.role] };
  return scene.beat === undefined ? {} : { 章での役: STEPS[scene.beat] };
}

function aimOf(role: NarrationRequest['role'], scene: Storylet | PlotScene | undefined): Sheet {
  const aim = scene !== undefined && 'role' in scene ? AIMS[scene.role] : undefined;
  return role !== 'user' || aim === undefined ? {} : { ねらい: aim };
}

function openingOf(role: NarrationRequest['role']): string {
  return role === 'user'
    ? '主人公の第一声が先に置かれる。そのすぐあとから書き、第一声そのものは書かない'
    : 'いつもの朝の書き出しが、前と同じ言葉で先に置かれる。そのすぐあとから書く';
}
