import { FRAME } from '#content';
import type { ChosenScene } from '../gm/choose-scene';
import type { ScriptPiece } from '../narration/narrator';
import type { PlotRole } from '../storylets/format/spine';
import { asPlotScene } from './plot';
import type { StorySave } from './save';
import { worldOfVisit } from './visits';

/** Where there is time to look at a face. */
const CALM_ROLES: ReadonlySet<PlotRole> = new Set<PlotRole>(['obstacle', 'lead']);
const CALM = 3;
/** Of a script's paragraphs: after the scene's own text. */
const OWN_PARAGRAPH = 5;
/** Begins the ids of these pieces. */
const RECOGNITION = 'recognition/';

/**
 * Ends a scene of a world that the story visits again: the traveller knows a face that an earlier chapter has shown, and is
 * not known. Once a chapter; null where nobody present was met before.
 */
export function recognitionPiece(
  { lived, flourishes, worlds, chapter }: StorySave,
  { storylet, situation }: ChosenScene,
): ScriptPiece | null {
  const role = asPlotScene(storylet)?.role;
  const isCalm = role !== undefined && CALM_ROLES.has(role) && storylet.tension <= CALM;
  if (!isCalm || flourishes.some((id) => id.startsWith(RECOGNITION))) return null;
  const world = worldOfVisit(worlds[chapter - 1] ?? '');
  const met = lived.filter((one) => one.world === world).flatMap(({ named }) => named);
  const known = situation.world.people.find(
    ({ id, name }) => storylet.with?.includes(id) === true && met.includes(name),
  );
  if (known === undefined) return null;
  return {
    id: `${RECOGNITION}${known.id}`,
    passage: [FRAME.recognition.map((text) => text.replaceAll('{person}', known.name))],
    weight: 'wish',
    paragraph: OWN_PARAGRAPH,
    bindings: {},
    figures: {},
  };
}

/** The ids that the save keeps of such pieces, so that a chapter has one. */
export function recognitionsIn(script: readonly ScriptPiece[]): readonly string[] {
  return script.flatMap(({ id }) => (id.startsWith(RECOGNITION) ? [id] : []));
}
