import { STAND_INS } from '../facts/stand-ins';
import { NO_FAULTS, type Check } from './check';

const DEATH =
  /死ん[だで]|死に(?:まし|そう|ゆ|絶)|死体|息絶え|絶命|命を落と|命を奪|殺(?:し|さ|す|害|せ)|亡くな|事切れ|逝[っき]|とどめを刺/gu;

/** Rejects deaths that the outline does not have: the stories kill no one. */
export const deaths: Check = ({ body, facts }) => {
  const living = [STAND_INS.me, STAND_INS.guest, ...facts.present.map(({ name }) => name)];
  const dies = new RegExp(`(?:${living.join('|')})[はがも][^。「」]{0,20}(?:${DEATH.source})`, 'u');
  const countDeaths = (text: string) => text.match(DEATH)?.length ?? 0;
  return countDeaths(body) > countDeaths(facts.outline) ||
    (dies.test(body) && !dies.test(facts.outline))
    ? [{ code: 'deaths', advice: '誰も死なない。死や殺しを書かない。' }]
    : NO_FAULTS;
};
