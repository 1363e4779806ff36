import { FRAME, WORLDS } from '#content';
import type { ChosenScene } from '../gm/choose-scene';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import { INTERRUPTED, OFFER_TAKEN } from '../storylets/format/offer';
import type { Storylet } from '../storylets/format/storylet';
import type { Person, World } from '../storylets/format/world';
import { soulOf, type Situation } from '../storylets/rules/situation';
import { inStoryOrder } from './in-story-order';
import type { LivedChapter } from './lived';
import { mayLookBack, RIVAL } from './recall';
import type { StorySave } from './save';
import type { Citation } from './turn-facts';
import { worldOfVisit } from './visits';

/** A half sentence about an earlier chapter, and what it refers to. */
export interface LookingBack {
  /** Kept among the memories that were told. */
  readonly id: string;
  readonly piece: ScriptPiece;
  readonly citation: Citation;
}

const ALIKE = 'alike/';
/** A likeness is noticed so often in a story: readers pass over more of them. */
const MOST_ALIKE = 1;
/** Of a script's paragraphs: after everything else. */
const LAST_PARAGRAPH = 5;

/** Compares a new promise with how the last one ended, in the answer to the chapter's first morning. */
export function comparedPromise(
  { lived, section }: StorySave,
  { beat }: Storylet,
  situation: Situation,
): LookingBack | null {
  const last = lived.at(-1);
  if (beat !== 'opening' || section > 2 || !last?.outcome || isHere(last, situation)) return null;
  const there = nameOf(last);
  const id = `compared/${last.chapter}`;
  const kind = awayIn(last) ?? last.outcome;
  const wordings = FRAME.lookingBack[kind].map((text) => text.replaceAll('{there}', there));
  return lookingBack(id, inStoryOrder(wordings, id, situation), last, there);
}

/** Why the traveller was not there when the promise was lost; null where it was. */
function awayIn({ outcome, learnt }: LivedChapter): 'away' | 'interrupted' | null {
  if (outcome !== 'lost') return null;
  if (learnt.includes(OFFER_TAKEN)) return 'away';
  return learnt.includes(INTERRUPTED) ? 'interrupted' : null;
}

/**
 * Ends a scene: a person who is met again reminds the traveller of one of another world, who has the same soul. Once a story
 * for each two of them, and seldom.
 */
export function alikePiece(
  save: StorySave,
  { storylet, situation }: ChosenScene,
): LookingBack | null {
  const { world } = situation;
  const { lived, past, recalled } = save;
  if (!mayLookBack(save, storylet) || alikeTold(recalled) >= MOST_ALIKE) return null;
  for (const person of world.people) {
    const isMetAgain =
      storylet.with?.includes(person.id) === true && past.named.includes(person.name);
    const soul = soulOf(world, person.id);
    if (!isMetAgain || soul === RIVAL) continue;
    for (const one of lived.filter((chapter) => !isHere(chapter, situation))) {
      const other = peopleOf(one).find(
        ({ name, soul: own }) => own === soul && one.named.includes(name),
      );
      if (other === undefined) continue;
      const id = `${ALIKE}${worldOfVisit(world.id)}/${person.id}/${other.id}`;
      if (recalled.includes(id)) continue;
      return alike(save, { id, person, other, lived: one }, situation);
    }
  }
  return null;
}

interface Pair {
  readonly id: string;
  readonly person: Person;
  readonly other: Person;
  readonly lived: LivedChapter;
}

function alike(
  { recalled }: StorySave,
  { id, person, other, lived }: Pair,
  situation: Situation,
): LookingBack {
  const there = nameOf(lived);
  const told = alikeTold(recalled);
  const { alike: all } = FRAME.lookingBack;
  const ordered = inStoryOrder(all, ALIKE, situation);
  const wording = ordered[told % ordered.length] ?? '';
  const text = wording
    .replaceAll('{person}', person.name)
    .replaceAll('{other}', other.name)
    .replaceAll('{there}', there);
  return lookingBack(id, [text], lived, there);
}

function alikeTold(recalled: readonly string[]): number {
  return recalled.filter((one) => one.startsWith(ALIKE)).length;
}

function lookingBack(
  id: string,
  wordings: readonly string[],
  { chapter }: LivedChapter,
  word: string,
): LookingBack {
  return {
    id,
    piece: plainPiece(id, [wordings], LAST_PARAGRAPH),
    // Its first section names its world.
    citation: { chapter, section: 1, word },
  };
}

function isHere({ world }: LivedChapter, { world: here }: Situation): boolean {
  return world === worldOfVisit(here.id);
}

function worldOf({ world }: LivedChapter): World | undefined {
  return WORLDS.find(({ id }) => id === world);
}

const nameOf = (lived: LivedChapter): string => worldOf(lived)?.name ?? '';
const peopleOf = (lived: LivedChapter): readonly Person[] => worldOf(lived)?.people ?? [];
