import { FRAME } from '#content';
import type { ChosenScene } from '../gm/choose-scene';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import type { PlotRole } from '../storylets/format/spine';
import type { World } from '../storylets/format/world';
import { soulOf, type Situation } from '../storylets/rules/situation';
import { inStoryOrder } from './in-story-order';
import { RIVAL } from './recall';
import type { StorySave } from './save';
import type { Citation } from './turn-facts';
import { worldOfVisit } from './visits';

/** Where there is time to look at a face. */
const CALM_ROLES: ReadonlySet<PlotRole> = new Set<PlotRole>(['obstacle', 'lead']);
const CALM = 3;
/** Of a script's paragraphs: after the scene's own text. */
const OWN_PARAGRAPH = 5;
/** Chapters of a story in which faces can be known again: all but the first. */
const CHAPTERS = 4;
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
  // The rival remembers as well, and is a stranger to nobody.
  const known = situation.world.people.find(
    ({ id, name }) =>
      storylet.with?.includes(id) === true &&
      met.includes(name) &&
      soulOf(situation.world, id) !== RIVAL,
  );
  if (known === undefined) return null;
  const wordings = wordingsFor(chapter, situation).map((text) =>
    text.replaceAll('{person}', known.name),
  );
  return plainPiece(`${RECOGNITION}${known.id}`, [wordings], OWN_PARAGRAPH, { weight: 'wish' });
}

/** Each chapter has wordings of its own, so that no story tells one twice; which ones, differs from story to story. */
function wordingsFor(chapter: number, situation: Situation): readonly string[] {
  return inStoryOrder(FRAME.recognition, 'recognition', situation).filter(
    (_, index) => index % CHAPTERS === chapter % CHAPTERS,
  );
}

/** The chapters in which the faces were met that a script's pieces know. */
export function citedFaces(
  { lived }: StorySave,
  script: readonly ScriptPiece[],
  { id: here, people }: World,
): readonly Citation[] {
  const known = new Set(recognitionsIn(script).map((id) => id.slice(RECOGNITION.length)));
  return people
    .filter(({ id }) => known.has(id))
    .flatMap(({ name }) =>
      lived
        .filter(({ world, named }) => world === worldOfVisit(here) && named.includes(name))
        .slice(-1)
        .map(({ chapter }) => ({ chapter, section: null, word: name })),
    );
}

/** The ids that the save keeps of such pieces, so that a chapter has one. */
export function recognitionsIn(script: readonly ScriptPiece[]): readonly string[] {
  return script.flatMap(({ id }) => (id.startsWith(RECOGNITION) ? [id] : []));
}
