import { FRAME } from '#content';
import type { FearId } from '../character/vocabulary/fears';
import type { ScriptPiece } from '../narration/narrator';
import type { Storylet } from '../storylets/format/storylet';
import type { Topic } from '../storylets/format/topic';
import { nameIn, type Situation } from '../storylets/rules/situation';
import { asPlotScene } from './plot';

/** What a scene about something has in it that one may be afraid of. */
const FEAR_OF_TOPIC: Readonly<Partial<Record<Topic, FearId>>> = {
  dog: 'dogs',
  cat: 'cats',
};

/** Begins an answer where the scene holds what the traveller is afraid of: once a chapter for each fear; null for nothing. */
export function dreadPiece(
  shown: readonly string[],
  storylet: Storylet,
  situation: Situation,
): ScriptPiece | null {
  const met = fearsAt(storylet, situation).find(
    (fear) => situation.traveller.fears.has(fear) && !shown.includes(idOf(fear)),
  );
  const wordings = met === undefined ? undefined : FRAME.fears[met];
  if (met === undefined || wordings === undefined) return null;
  return {
    id: idOf(met),
    passage: [wordings],
    weight: 'must',
    paragraph: 0,
    bindings: {},
    figures: {},
  };
}

const idOf = (fear: FearId): string => `dread/${fear}`;

function fearsAt(storylet: Storylet, { world, state }: Situation): readonly FearId[] {
  const place = world.places.find(({ id }) => nameIn(world, id) === state.place);
  const topics = asPlotScene(storylet)?.topics ?? [];
  return [...(place?.frightens ?? []), ...topics.flatMap((topic) => FEAR_OF_TOPIC[topic] ?? [])];
}
