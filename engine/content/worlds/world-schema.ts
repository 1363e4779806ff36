import * as v from 'valibot';
import { FEARS } from '../../character/vocabulary/fears';
import { CATEGORY_NAMES } from '../../../story/catalogue/catalogue-item';
import { SCENE_NAMES, WEATHERS } from '../../../story/scene';
import { THEMES } from '../../../story/theme';
import { TAGS } from '../../../story/goods/tag';
import { SOULS, TECHNOLOGIES } from '../../storylets/format/world';
import { knownKeys } from '../document/known-keys';
import { CONDITIONS, ID } from '../scenes/line-schemas';

const positive = v.pipe(v.number(), v.gtValue(0));
const NAME = v.pipe(v.string(), v.nonEmpty());

/** A number for each of some names; names that are not listed are left out. */
function numbers<const T extends readonly string[]>(names: T) {
  return knownKeys(v.entriesFromList(names, v.exactOptional(positive)));
}

/** The front matter of `world.md`. `engine/storylets/format/world.ts` says what each field means. */
export const WORLD = knownKeys({
  theme: v.picklist(THEMES),
  name: NAME,
  start: ID,
  promise: ID,
  shutIn: v.exactOptional(v.literal(true)),
  technology: v.exactOptional(v.picklist(TECHNOLOGIES)),
  magic: v.exactOptional(v.literal(true)),
  demand: knownKeys({
    categories: numbers(CATEGORY_NAMES),
    tags: numbers(TAGS),
  }),
  weather: numbers(WEATHERS),
  readings: v.record(NAME, NAME),
});

/** Below a place's heading in `places.md`. */
export const PLACE = knownKeys({
  name: NAME,
  scene: v.picklist(SCENE_NAMES),
  ways: v.pipe(v.array(ID), v.minLength(1)),
  dearness: v.exactOptional(positive),
  windowless: v.exactOptional(v.literal(true)),
  frightens: v.exactOptional(v.pipe(v.array(v.picklist(FEARS)), v.minLength(1))),
});

/** Below a person's heading in `people.md`. */
export const PERSON = knownKeys({
  name: NAME,
  called: v.exactOptional(NAME),
  soul: v.exactOptional(v.picklist(SOULS)),
});

/** The front matter of `spine.md`. `engine/storylets/format/spine.ts` says what each field means. */
export const SPINE = knownKeys({
  promise: ID,
  when: v.exactOptional(CONDITIONS),
  obstacles: v.record(
    ID,
    knownKeys({
      after: v.exactOptional(v.array(ID)),
      passed: v.exactOptional(CONDITIONS),
    }),
  ),
});

/** The front matter of `quest.md`. */
export const QUEST = knownKeys({ goal: v.exactOptional(ID) });

/** The front matter of `worlds/worlds.md`. */
export const ORDER = knownKeys({ worlds: v.pipe(v.array(ID), v.minLength(1)) });
