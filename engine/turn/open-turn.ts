import { abilitiesOf, type Abilities } from '../player/abilities';
import { travellerOf } from '../player/traveller';
import type { Participant } from '../ports/entries/participant';
import type { World } from '../storylets/format/world';
import { namesakeIn, withNamesake } from '../storylets/rules/namesake';
import { weatherOn, type Deal, type Situation } from '../storylets/rules/situation';
import { guestFor } from './guest';
import { withChapter } from './lived';
import { deedsOfPlot } from './plot';
import { SaveError, type StorySave } from './save';
import { withKnownScene } from './scene-of';
import { StoryError } from './story-error';

/** A story right before its next turn. */
export interface OpenTurn {
  /** Up to date with the participant and the content. */
  readonly save: StorySave;
  readonly before: Situation;
}

/** @throws SaveError `story-ended` · StoryError `unknown-world` */
export function openTurn(
  saved: StorySave,
  participant: Participant,
  worlds: readonly World[],
): OpenTurn {
  if (saved.ended) throw new SaveError('story-ended');
  const world = worldOf(saved, worlds);
  const known = withKnownScene(saved, world);
  const abilities = abilitiesOf(participant, known.abilities);
  const save = { ...known, abilities };
  return { save, before: situationOf(save, participant, world, abilities) };
}

function worldOf(save: StorySave, worlds: readonly World[]): World {
  const id = save.worlds[save.chapter - 1];
  const world = worlds.find((one) => one.id === id);
  if (world === undefined) throw new StoryError('unknown-world', String(id));
  return world;
}

function situationOf(
  save: StorySave,
  participant: Participant,
  world: World,
  abilities: Abilities,
): Situation {
  const { seed, chapter, section, state } = save;
  const traveller = travellerOf(participant, abilities);
  const namesake = namesakeIn(world, traveller.name);
  return {
    world: withNamesake(world, namesake),
    state,
    traveller,
    ...(namesake === null ? {} : { namesake }),
    moment: { seed, chapter, turn: section },
    weather: weatherOn(world, seed, state.day),
    guest: guestFor(save, participant),
    outcomes: withChapter(save).flatMap(({ outcome }) => outcome ?? []),
    deal: dealOf(save),
    ...deedsOfPlot(save),
  };
}

function dealOf({ serial, tellings, spineTellings, chapter }: StorySave): Deal | null {
  if (serial === 0) return null;
  const story = serial - 1;
  const world = tellings[chapter - 1] ?? story;
  return { story, world, spine: spineTellings[chapter - 1] ?? world };
}
