import type { Facts } from '../facts/facts';
import { claimsIn } from './claims';
import { faultsOf, NO_FAULTS, type Check } from './check';
import { anyForm } from './grammar/conjugation';

const NAME = '(?:約束|誓い|誓約)';
const BROKEN =
  '破った|破られ(?!ず|な)|破り、|捨てた|失われ|反故|裏切|投げ出|踏みにじ|なかったことに';
const KEEP = anyForm(
  '果たす',
  '守る',
  '守り通す',
  '遂げる',
  'やり遂げる',
  '成し遂げる',
  '叶える',
  '叶う',
  'かなえる',
  '全うする',
  '成就する',
  '履行する',
);
/** What is done, and what is not and can't be. */
const DONE = '(?:[さらわ]?れ)?(?:た(?![いらめちと])|、|終え|終わ|おえ|きっ|抜い|通し|おおせ)';
const NOT = '(?:[さらわ]?れ|せ|[てで]い)*(?:な(?:い|か|く|け)|ぬ(?!よう)|ず(?!に(?:す|済)))';
const NEVER = '(?:もう|もはや|二度と|永遠に|ついに|とうとう)[^。、]{0,6}';

const WRONG: Readonly<Record<Exclude<Facts['promise'], 'unknown'>, RegExp>> = {
  open: new RegExp(
    `${NAME}[^。]{0,10}(?:果たした(?!い)|果たし終|果たされ、|果たされた|果たされず|守られた|守られ、|守った|守りき|成就|遂げ|片づ|終わった|返し終え|${BROKEN})|${NAME}[はがをも]、?(?:[^。、]{0,6}?${KEEP}${DONE}|${NEVER}${KEEP}${NOT})|果たすべき${NAME}は|${NAME}の(?:荷|重み|重さ)[^。]{0,14}下ろした|${NAME}は(?:もう|すでに)(?:な|終|済)|(?:借り|負い目|義理)[はがも][^。]{0,10}(?:返し(?:終|きっ|おえ|了)|返った|なくなった|消えた|清算)|${NAME}の(?:荷|重み|重さ)[^。]{0,14}(?:下り|消え|軽くな)|${NAME}(?:した(?:もの|品|こと)|の(?:品|もの|荷))[をはが][^。]{0,16}(?:渡し(?:おえ|終え|た)|届け(?:た|おえ|終)|済ませ|やりおお)|${NAME}から(?:解き|解か)|(?:${NAME}|${KEEP}べき${NAME})[はが]、?[^。]{0,12}残って(?:い)?な|(?:土地|町|国|島)での(?:務め|役目|用)を[^。]{0,6}(?:終え|果たし)|${NAME}の相手[はがも][^。]{0,6}(?:満足|納得|礼)`,
    'u',
  ),
  kept: new RegExp(
    `${NAME}[^。]{0,12}(?:果たせ(?:な|ていな)|果たされな|守れな|守られな|忘れたまま|宙に浮|重く残|終わっていな|まだ遠|${BROKEN})|${NAME}[はがをも][^。]{0,12}${KEEP}${NOT}|${KEEP}${NOT}[^。、]{0,4}${NAME}|${KEEP}(?:日|とき|時|機会)[はがも]、?[^。]{0,8}(?:来な|訪れな|なかった)|(?:守れ|果たせ)ずに|果たすまで[はに]|${NAME}を[^。]{0,8}果たせるのか|${NAME}は[^。]{0,6}(?:まだ(?!い)|道の先|これから)|${NAME}[^。]{0,6}(?:手つかず|間に合わな)|${NAME}の(?:重さ|重み|荷)[^。]{0,10}まだ|${NAME}の相手[はがも][^。]{0,8}待(?:っている|たされ|ちつづけ)`,
    'u',
  ),
};

const ADVICE = {
  open: 'この土地の約束はまだ片づいていない。',
  kept: 'この土地の約束は果たされた。',
} as const;

/** Rejects another state of the world's promise. */
export const promise: Check = (draft) => {
  const state = draft.facts.promise;
  if (state === 'unknown') return NO_FAULTS;
  const unless = /ことがある|まだ果たされていない|いくつある/u;
  const found = claimsIn(draft, { words: WRONG[state], unless });
  return faultsOf('promise', found, (words) => `「${words}」は事実とちがう。${ADVICE[state]}`);
};
