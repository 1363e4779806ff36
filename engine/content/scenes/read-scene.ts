import type { Battles } from '../../storylets/format/battle';
import type { Setback } from '../../storylets/format/attempt';
import type { PlotScene } from '../../storylets/format/spine';
import type { Action, Storylet } from '../../storylets/format/storylet';
import type { Passage } from '../../storylets/format/text';
import { checkFacts } from '../document/check-facts';
import type { Section } from '../document/read-document';
import {
  labelledPassages,
  namedSections,
  passageBelowFacts,
  passageOf,
} from '../document/sections';
import type { Faults } from '../fault';
import { continues, firstParagraph } from '../../storylets/format/paragraphs';
import { readAppeal } from './read-appeal';
import { ACTION, SCENE, SCENE_SECTIONS, SETBACK } from './scene-schema';

/** A scene as its file tells it. */
export interface SceneFile {
  readonly storylet: Storylet | PlotScene;
  /** Of its fights, by `storylet/action`. */
  readonly battles: Battles;
}

/** @param id The file's name; null where a fault leaves no scene. */
export function readScene(id: string, file: Section, faults: Faults): SceneFile | null {
  const facts = checkFacts(SCENE, file.facts, file, faults);
  const passages = labelledPassages(file, SCENE_SECTIONS.labels, faults);
  const text = passages.get('') ?? [];
  const [because, again] = SCENE_SECTIONS.labels.map((label) => passages.get(label));
  if (file.sections.length === 0) faults.add('section', file, 'The scene has no action.');
  const battles: Record<string, Battles[string]> = {};
  const actions = file.sections.flatMap((section): Action[] => {
    const { action, battle } = readAction(section, faults);
    if (action === null) return [];
    if (battle !== undefined) battles[`${id}/${action.id}`] = battle;
    return [action];
  });
  if (facts === null) return null;
  const storylet = {
    ...{ at: [], ...facts, id, text, actions },
    ...(because === undefined ? {} : { because }),
    ...(again === undefined ? {} : { again }),
  };
  return { storylet, battles };
}

function readAction(
  section: Section,
  faults: Faults,
): { action: Action | null; battle?: Battles[string] | undefined } {
  const appeal = readAppeal(section, faults);
  const facts = checkFacts(ACTION, section.facts, section, faults);
  const text = passageBelowFacts(section, faults);
  const parts = namedSections(section, { required: [], optional: SCENE_SECTIONS.ofAction }, faults);
  const echo = parts.get('echo');
  const echoed = passageOf(echo, faults);
  if (appeal === null || facts === null) return { action: null };
  const { battle, attempt, looper, ...rest } = facts;
  const costs = readSetback(parts.get('costs'), text, faults);
  const fails = readSetback(parts.get('fails'), text, faults);
  if (attempt !== undefined && fails === undefined) {
    faults.add('section', section, 'An attempt can fail: “### fails” is missing.');
    return { action: null };
  }
  if (attempt === undefined && (fails ?? costs) !== undefined) {
    faults.add('section', section, 'What cannot fail has no setback: “attempt:” is missing.');
  }
  return {
    action: {
      id: section.name,
      appeal,
      ...rest,
      text,
      ...(echo === undefined ? {} : { echo: echoed }),
      ...(looper === undefined ? {} : { isLoopers: looper }),
      ...(attempt === undefined || fails === undefined
        ? {}
        : { attempt: { ...attempt, fails, ...(costs === undefined ? {} : { costs }) } }),
    },
    battle,
  };
}

/** @param attempted The action's own text: its first paragraph, what is tried, begins a setback that begins with ¶. */
function readSetback(
  section: Section | undefined,
  attempted: Passage,
  faults: Faults,
): Setback | undefined {
  if (section === undefined) return undefined;
  const facts = checkFacts(SETBACK, section.facts, section, faults);
  const passages = labelledPassages(section, SCENE_SECTIONS.ofSetback, faults);
  const text = passages.get('') ?? [];
  const echo = passages.get('echo');
  return {
    ...facts,
    text: continues(text) ? [...firstParagraph(attempted), ...text] : text,
    ...(echo === undefined ? {} : { echo }),
  };
}
