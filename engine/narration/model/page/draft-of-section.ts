import { beginningOf } from '../../beginning';
import type { Draft } from '../../checks/check';
import { filled } from '../../facts/stand-ins';
import { memoryOf, withText } from '../../narrated';
import { draftOf } from '../draft';
import type { Plan } from './plan';

/** Sections with which a draft may not share its words. */
const RECENT = 2;

/** What is told already. */
export interface Told {
  /** Texts before the page, newest last, with stand-ins. */
  readonly before: readonly string[];
  /** Accepted texts of the page by place, with stand-ins. */
  readonly bodies: ReadonlyMap<number, string>;
}

/** An answer for one section, to be checked after the sections before it. */
export function draftOfSection(
  answer: string,
  place: number,
  plans: readonly Plan[],
  { before, bodies }: Told,
): Draft | null {
  const plan = plans[place];
  if (plan === undefined) return null;
  const { request, facts } = plan;
  const earlier = [...bodies]
    .filter(([one]) => one < place)
    .toSorted(([one], [other]) => one - other);
  const texts = earlier.map(([, text]) => text);
  const told = memoryOf(
    texts.reduce((memory, text) => withText(memory, filled(text, request.situation)), ''),
  );
  return draftOf(
    answer,
    {
      ...request,
      opening: openingOf(plan, plans, bodies),
      isNarrated: (sentence) => request.isNarrated(sentence) || told(sentence),
    },
    facts,
    [...before, ...texts].slice(-RECENT),
  );
}

/** A later morning of the same page opens with the words of the first one, as they are told now. */
function openingOf(
  { request, repeats }: Plan,
  plans: readonly Plan[],
  bodies: ReadonlyMap<number, string>,
): string {
  const first = repeats === null ? undefined : plans[repeats]?.request;
  const body = repeats === null ? undefined : bodies.get(repeats);
  if (first === undefined || body === undefined) return request.opening;
  return beginningOf(first.opening === '' ? filled(body, first.situation) : first.opening);
}
