import { FEAR_WORDS } from '../../../character/lexicon/fears';
import { LIMIT_WORDS } from '../../../character/lexicon/limits';
import { SKILL_WORDS } from '../../../character/lexicon/skills';
import { resultIn } from '../../../plot/setback';
import { deedOfScript } from '../../facts/scene-of-script';
import type { NarrationRequest } from '../../narrator';
import type { Sheet } from './sheet';

const RESULTS = {
  succeeds: 'うまくいく',
  costs: 'うまくいくが、代償を払う',
  fails: 'うまくいかない',
} as const;
const CHANCES = { 1: 'やさしい', 2: '五分五分', 3: 'むずかしい' } as const;

/** What the traveller tries: how hard it is, what of its character helps or hinders, what it knows, and what comes of it. */
export function attemptSheet(request: NarrationRequest): Sheet {
  const deed = deedOfScript(request);
  if (deed === undefined) return {};
  const { action, id } = deed;
  const { attempt, isLoopers } = action;
  const { skills, limits, fears } = request.situation.traveller;
  const labels = <Id extends string>(
    ids: readonly Id[] | undefined,
    own: ReadonlySet<Id>,
    words: Readonly<Record<Id, { readonly label: string }>>,
  ): string[] => (ids ?? []).filter((one) => own.has(one)).map((one) => words[one].label);
  const helps = labels(attempt?.skills, skills, SKILL_WORDS);
  const hinders = [
    ...labels(attempt?.limits, limits, LIMIT_WORDS),
    ...labels(attempt?.fears, fears, FEAR_WORDS),
  ];
  const sheet = {
    ...(attempt === undefined ? {} : { むずかしさ: CHANCES[attempt.difficulty] }),
    ...(helps.length === 0 ? {} : { 助けになる得意: helps }),
    ...(hinders.length === 0 ? {} : { 邪魔をする苦手や恐れ: hinders }),
    ...(isLoopers === true ? { この日を前に生きた者にしかできない: 'はい' } : {}),
    ...(attempt === undefined ? {} : { 首尾: RESULTS[resultIn(id)] }),
  };
  return Object.keys(sheet).length === 0 ? {} : { 試み: sheet };
}
