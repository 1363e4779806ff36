import { happenedIn } from '../narration/facts/happened';
import { realise } from '../narration/realise';
import { slotsOf } from '../narration/slots';
import { shared } from '../plot/liking';
import { toolFor } from '../plot/tool';
import type { Option } from '../player/choose-action';
import { firstParagraph } from '../storylets/format/paragraphs';
import type { Passage } from '../storylets/format/text';
import type { Figures } from '../storylets/rules/resolve';
import type { Bindings, Situation } from '../storylets/rules/situation';

/** Of an option's first words, in UTF-16 code units. */
const WORDS_LENGTH = 90;
const CHANCES = { 1: 'たいてい成功する', 2: '五分五分', 3: '失敗しやすい' } as const;

/** A possible action for a model: what is done, what it changes, and how likely it is to work. */
export function describeOption(
  { action, outcome }: Option,
  bindings: Bindings,
  situation: Situation,
): Readonly<Record<string, unknown>> {
  const { traveller } = situation;
  const { attempt, text, id } = action;
  const changes = happenedIn({ ...situation, state: outcome.state }, outcome.events);
  return {
    すること: wordsOf(id, firstParagraph(text), { bindings, figures: outcome.figures }, situation),
    ...(changes.length === 0 ? {} : { うまくいけば: changes }),
    見込み: attempt === undefined ? 'かならずできる' : CHANCES[attempt.difficulty],
    ...(shared(attempt?.skills, traveller.skills) > 0 ? { 得意なこと: 'はい' } : {}),
    ...(shared(attempt?.limits, traveller.limits) > 0 ? { 苦手なこと: 'はい' } : {}),
    ...(shared(attempt?.fears, traveller.fears) > 0 ? { 怖いこと: 'はい' } : {}),
    ...(toolFor(attempt, situation) === null ? {} : { 装備が役に立つ: 'はい' }),
  };
}

/** The beginning of a passage in the offline narrator's words. @param situation With stand-ins. */
export function wordsOf(
  id: string,
  passage: Passage,
  { bindings, figures }: { readonly bindings: Bindings; readonly figures: Figures },
  situation: Situation,
): string {
  const words = realise(`described/${id}`, passage, {
    situation,
    slots: slotsOf(situation, bindings, figures),
    fullness: 'lean',
    isNarrated: () => false,
  });
  return words.replaceAll('\n', '').slice(0, WORDS_LENGTH);
}
