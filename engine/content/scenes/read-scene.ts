import type { Battles } from '../../storylets/format/battle';
import type { Action, Storylet } from '../../storylets/format/storylet';
import { checkFacts } from '../document/check-facts';
import type { Section } from '../document/read-document';
import {
  labelledPassages,
  namedSections,
  passageBelowFacts,
  passageOf,
} from '../document/sections';
import type { Faults } from '../fault';
import { readAppeal } from './read-appeal';
import { ACTION, SCENE, SCENE_SECTIONS } from './scene-schema';

/** A scene as its file tells it. */
export interface SceneFile {
  readonly storylet: Storylet;
  /** Of its fights, by `storylet/action`. */
  readonly battles: Battles;
}

/** @param id The file's name; null where a fault leaves no scene. */
export function readScene(id: string, file: Section, faults: Faults): SceneFile | null {
  const facts = checkFacts(SCENE, file.facts, file, faults);
  const text = labelledPassages(file, SCENE_SECTIONS.labels, faults).get('') ?? [];
  if (file.sections.length === 0) faults.add('section', file, 'The scene has no action.');
  const battles: Record<string, Battles[string]> = {};
  const actions = file.sections.flatMap((section): Action[] => {
    const { action, battle } = readAction(section, faults);
    if (action === null) return [];
    if (battle !== undefined) battles[`${id}/${action.id}`] = battle;
    return [action];
  });
  if (facts === null) return null;
  return { storylet: { at: [], ...facts, id, text, actions }, battles };
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
  const { battle, ...rest } = facts;
  return {
    action: {
      id: section.name,
      appeal,
      ...rest,
      text,
      ...(echo === undefined ? {} : { echo: echoed }),
    },
    battle,
  };
}
