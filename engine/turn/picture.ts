import { findItem } from '../../story/catalogue/catalogue';
import type { CategoryName } from '../../story/catalogue/catalogue-item';
import { characterIcon } from '../../story/character-icon';
import type { Gear, PersonKind, Scene, SceneObject, Shot, View } from '../../story/scene';
import { placeIn } from '../storylets/rules/situation';
import { hash } from '../world/random';
import type { WornSlot } from '../world/traveller';
import { asksForGuest } from './narrate';
import { personKindOf } from './person-kind';
import { objectInText, objectOfGoods } from './scene-object';
import type { TurnOutcome } from './turn-outcome';

interface PictureOfTurn {
  readonly role: 'model' | 'user';
  /** The name of the character's icon. */
  readonly icon: string;
  readonly storyEnds: boolean;
}

/**
 * The picture of a turn. A place looks the same for the whole chapter; the view, those present and what the scene is
 * about differ. It depends on the decided facts and the narrated words, and makes no random draws.
 */
export function pictureOf(outcome: TurnOutcome, { role, icon, storyEnds }: PictureOfTurn): Scene {
  const { storylet, situation, save } = outcome;
  const { state, moment, weather } = situation;
  const place = placeIn(situation);
  const subject = objectOf(outcome);
  const people = storyEnds ? [] : peopleOf(outcome);
  const shot: Shot = {
    view: viewOf(outcome, { role, storyEnds, subject, people }),
    take: hash(moment, 'take') % 100,
    hero: characterIcon(icon),
    gear: gearOf(outcome),
    people,
    object: subject,
  };
  return {
    name: storylet.scene ?? place?.scene ?? 'loop-gear',
    seed: hash({ seed: save.seed, chapter: moment.chapter, turn: 0 }, `picture/${state.place}`),
    time: state.time,
    weather,
    shot: shot.view === 'object' ? shot : { ...shot, object: null },
  };
}

/** The views of successive scenes, so that neighbours are never framed alike. */
const CYCLE = 3;

function viewOf(
  { situation, storylet }: TurnOutcome,
  {
    role,
    storyEnds,
    subject,
    people,
  }: {
    role: 'model' | 'user';
    storyEnds: boolean;
    subject: SceneObject | null;
    people: readonly PersonKind[];
  },
): View {
  if (storyEnds) return 'far';
  // The player's turn belongs to the game master's picture above it; by itself it shows the hero.
  if (role === 'user') return 'near';
  const scene = Math.ceil(situation.moment.turn / 2);
  const shows = subject !== null && scene > 1 && storylet.beat !== 'opening';
  switch (scene % CYCLE) {
    case 1:
      return shows ? 'object' : 'far';
    case 2:
      return people.length > 0 ? 'together' : 'middle';
    default:
      return 'near';
  }
}

function peopleOf({ storylet, situation }: TurnOutcome): readonly PersonKind[] {
  const { world } = situation;
  const present = (storylet.with ?? []).flatMap((id) => {
    const person = world.people.find((one) => one.id === id);
    return person === undefined ? [] : (personKindOf(person) ?? []);
  });
  return [...present, ...(asksForGuest(storylet) ? (['guest'] as const) : [])].slice(0, 3);
}

/** What helped an attempt, else the goods that the scene is about, else something that the text names. */
function objectOf({ tool, save, text }: TurnOutcome): SceneObject | null {
  const bindings = save.scene?.bindings ?? save.echo?.bindings ?? {};
  const [goods] = Object.values(bindings);
  const itemId = tool ?? goods?.itemId;
  return (itemId === undefined ? null : objectOfGoods(itemId)) ?? objectInText(text);
}

const GEAR_IN_HAND: Readonly<Partial<Record<CategoryName, Gear>>> = {
  剣: 'sword',
  盾: 'shield',
  杖: 'staff',
  本: 'book',
};
const GEAR_ON_BODY: readonly (readonly [WornSlot, Gear])[] = [
  ['armor', 'armour'],
  ['accessory', 'charm'],
];

function gearOf({ situation }: TurnOutcome): readonly Gear[] {
  const { worn } = situation.traveller;
  const held = worn.hand === undefined ? undefined : findItem(worn.hand)?.カテゴリー名;
  const inHand = held === undefined ? undefined : GEAR_IN_HAND[held];
  const onBody = GEAR_ON_BODY.flatMap(([slot, gear]) => (worn[slot] === undefined ? [] : gear));
  return [...(inHand === undefined ? [] : [inHand]), ...onBody];
}
