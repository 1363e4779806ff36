import { allWords } from '../../leaning';
import type { NarrationRequest } from '../../narrator';
import type { PlannedSection } from '../../page';
import type { Facts } from '../../facts/facts';
import { deedOfScript, sceneOfScript } from '../../facts/scene-of-script';
import { anonymous, factsFor, type FactSources } from '../facts-for';
import { beatsOf, type Beats } from './beats';
import type { Later } from './gist/links';

/** A section with all that its text is written from and checked by. */
export interface Plan extends PlannedSection {
  /** The request with stand-ins. */
  readonly masked: NarrationRequest;
  readonly facts: Facts;
  readonly beats: Beats;
}

/** How much hangs on a word of the section that follows, of a later one, and of one that may come. */
const WEIGHTS = { next: 3, later: 1.5, possible: 1 } as const;

/** The sections of a page, each with what the ones after it take up. */
export async function plansOf(
  sections: readonly PlannedSection[],
  sources: FactSources,
): Promise<Plan[]> {
  const known = await Promise.all(
    sections.map(async (section) => ({
      ...section,
      masked: anonymous(section.request),
      facts: await factsFor(section.request, sources),
    })),
  );
  return known.map((section, place) => {
    const later = known.slice(place + 1).map(
      ({ facts }, index): Later => ({
        text: facts.outline,
        weight: index === 0 ? WEIGHTS.next : WEIGHTS.later,
      }),
    );
    const possible = { text: possibleAfter(section.masked), weight: WEIGHTS.possible };
    const essential = section.facts.mustMention.map(({ words }) => words);
    const beats = beatsOf(section.masked, { essential, later: [...later, possible] });
    return { ...section, beats };
  });
}

/** What a section may be answered with, or what may come of it. */
function possibleAfter(request: NarrationRequest): string {
  const deed = deedOfScript(request);
  if (deed !== undefined) return allWords(deed.action.echo ?? []);
  const { actions = [] } = sceneOfScript(request) ?? {};
  return actions.map(({ text }) => allWords(text)).join('\n');
}
