import { STAND_INS } from '../facts/stand-ins';
import { claimedIn } from './claims';
import { NO_FAULTS, type Check } from './check';

const DEATH =
  /死ん[だで]|死に(?:まし|そう|ゆ|絶)|死体|死骸|遺体|亡骸|屍|息絶え|息を引き取|息をしていな|絶命|命を(?:落と|奪|絶|散ら)|生涯を閉じ|帰らぬ人|天に召さ|この世を去|永眠|弔い|葬|亡くな|[事こ][切と]切?れ|逝[っき]|とどめを刺|助からな|二度と(?:目を|起き|息を|立ち)[^。]{0,8}な[いか]|ひとりも助からな|事切れ|冷たくなって(?:見つか|い)|心臓[^。]{0,12}(?:止ま|動かな)|脈[^。]{0,8}(?:打っていな|止ま|途絶)|首が飛|(?<!息を|音を|声を|気配を|値切り|悩)殺(?:し(?!文句)|さ|す|害|せ)/u;

/** Rejects deaths that the outline does not have: the stories kill no one. */
export const deaths: Check = (draft) => {
  const { body, facts } = draft;
  const living = [STAND_INS.me, STAND_INS.guest, ...facts.present.map(({ name }) => name)];
  const dies = new RegExp(
    `(?:${living.join('|')})[はがも][^。「」]{0,20}(?:${DEATH.source})(?!よう)`,
    'u',
  );
  const unless = facts.spokenOf.length === 0 ? /よう/u : new RegExp(facts.spokenOf.join('|'), 'u');
  const claimed = (text: string) => claimedIn(text, { words: DEATH, unless }).length;
  return claimed(body) > claimed(facts.outline) || (dies.test(body) && !dies.test(facts.outline))
    ? [{ code: 'deaths', advice: '誰も死なない。死や殺しを書かない。' }]
    : NO_FAULTS;
};
