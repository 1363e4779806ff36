import type { Condition } from '../../../storylets/format/condition';
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
    const later = known.slice(place + 1).map(({ facts }, index): Later => ({
      text: facts.outline,
      weight: index === 0 ? WEIGHTS.next : WEIGHTS.later,
    }));
    const possible = { text: possibleAfter(section.masked), weight: WEIGHTS.possible };
    const essential = section.facts.mustMention.map(({ words }) => words);
    const beats = beatsOf(section.masked, { essential, later: [...later, possible] });
    return { ...section, beats };
  });
}

/** What a section may be answered with, or what may come of it. */
function possibleAfter(request: NarrationRequest): string {
  const deed = deedOfScript(request);
  if (deed !== undefined) {
    return [allWords(deed.action.echo ?? []), ...textsThatAskFor(keysOf(request), request)].join(
      '\n',
    );
  }
  const { actions = [] } = sceneOfScript(request) ?? {};
  return actions.map(({ text }) => allWords(text)).join('\n');
}

/** What the section lets the traveller know or brings about, which scenes and ways ask for. */
function keysOf({ events }: NarrationRequest): ReadonlySet<string> {
  return new Set(events.flatMap(({ key }) => key ?? []));
}

function textsThatAskFor(
  keys: ReadonlySet<string>,
  { situation }: NarrationRequest,
): readonly string[] {
  const asks = (when: readonly Condition[] = []): boolean =>
    when.some((one) => (one.is === 'knows' || one.is === 'set') && keys.has(one.key));
  const scenes = (situation.world.spines ?? []).flatMap((spine) => spine.scenes);
  return [
    ...scenes.filter(({ when }) => asks(when)).map(({ because = [] }) => allWords(because)),
    ...scenes
      .flatMap(({ actions }) => actions)
      .filter(({ when }) => asks(when))
      .map(({ text }) => allWords(text)),
  ];
}
