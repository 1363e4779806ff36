import { offlineNarrator } from '../../engine/narration/offline-narrator';
import { abilitiesOf } from '../../engine/player/abilities';
import { travellerOf } from '../../engine/player/traveller';
import type { Participant } from '../../engine/ports/entries/participant';
import type { World } from '../../engine/storylets/format/world';
import { beginBook, type BookStart } from '../../engine/turn/book';
import { step, type Step } from '../../engine/turn/step';
import { worldOfVisit } from '../../engine/turn/visits';
import type { MeasuredStory, Setting } from '../format/measured-story';

/** No story is meant to have so many turns. */
const TOO_MANY_TURNS = 600;

/** Plays a whole story offline. */
export async function playBook(start: BookStart, participant: Participant): Promise<MeasuredStory> {
  const { worlds: book, save: begun } = beginBook(start);
  const began = performance.now();
  const steps: Step[] = [];
  let save = begun;
  while (!save.ended && steps.length < TOO_MANY_TURNS) {
    const next = await step(save, participant, book, offlineNarrator);
    steps.push(next);
    save = next.save;
  }
  return measuredStory(start, participant, book, steps, performance.now() - began);
}

/** @param cost Milliseconds of all turns. */
function measuredStory(
  { seed, serial }: Pick<BookStart, 'seed' | 'serial'>,
  participant: Participant,
  book: readonly World[],
  steps: readonly Step[],
  cost: number,
): MeasuredStory {
  const traveller = travellerOf(participant, abilitiesOf(participant, null));
  return {
    seed,
    serial,
    camp: participant.camp,
    name: traveller.name,
    firstLine: participant.firstWord,
    trait: participant.equipment.text,
    label: traveller.trait,
    settings: book.map(settingOf),
    turns: steps.map(({ played, state, facts }) => ({
      chapter: played.chapter,
      section: played.section,
      role: played.turn.role,
      text: played.turn.turn,
      day: state.day,
      time: state.time,
      facts,
    })),
    cost,
  };
}

function settingOf({ id, people, places }: World): Setting {
  return {
    world: worldOfVisit(id),
    people: people.map(({ name }) => name),
    places: places.map(({ name }) => name),
  };
}
