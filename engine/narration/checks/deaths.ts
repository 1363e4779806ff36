import { NO_FAULTS, type Check } from './check';

const DEATH =
  /死ん[だで]|死んだ|死体|息絶え|絶命|命を落と|命を奪|殺(?:し|さ|す|害)|亡くな|斬り殺|事切れ|逝っ|とどめを刺/u;

/** Nobody dies in these stories; the dead are the outline's own. */
export const deaths: Check = ({ body, facts }) =>
  DEATH.test(body) && !DEATH.test(facts.outline)
    ? [{ code: 'deaths', advice: '誰も死なない。死や殺しを書かない。' }]
    : NO_FAULTS;
