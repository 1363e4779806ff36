import { FEAR_WORDS } from '../character/lexicon/fears';
import { LIMIT_WORDS } from '../character/lexicon/limits';
import { SKILL_WORDS } from '../character/lexicon/skills';
import { TEMPER_WORDS } from '../character/lexicon/tempers';
import { AGE_LABELS, VOICE_LABELS } from '../character/report/labels';
import { wantWords } from '../character/report/want-words';
import type { Traveller } from '../world/traveller';

/** What a traveller is like, in words of the lexicon: nothing in it was typed by anybody. */
export function characterCard(traveller: Traveller): Readonly<Record<string, unknown>> {
  const { camp, skills, limits, fears, tempers, age, want, voice } = traveller;
  const listed = <Id extends string>(ids: ReadonlySet<Id>, words: WordsOf<Id>): string[] =>
    [...ids].map((id) => words[id].label);
  return {
    陣営: camp,
    望み: wantWords(want),
    得意: listed(skills, SKILL_WORDS),
    苦手: listed(limits, LIMIT_WORDS),
    恐れ: listed(fears, FEAR_WORDS),
    気質: listed(tempers, TEMPER_WORDS),
    話し方: VOICE_LABELS[voice],
    ...(age === null ? {} : { 年: AGE_LABELS[age] }),
  };
}

type WordsOf<Id extends string> = Readonly<Record<Id, { readonly label: string }>>;
