import * as v from 'valibot';
import { CATEGORY_NAMES } from '../../../story/catalogue/catalogue-item';
import { SCENE_NAMES, TIMES } from '../../../story/scene';
import { TAGS } from '../../../story/goods/tag';
import { FEARS } from '../../character/vocabulary/fears';
import { LIMITS } from '../../character/vocabulary/limits';
import { SKILLS } from '../../character/vocabulary/skills';
import { VETOES } from '../../character/vocabulary/vetoes';
import { PLOT_ROLES } from '../../storylets/format/spine';
import { TOPICS } from '../../storylets/format/topic';
import { ACTS, BEATS } from '../../storylets/format/storylet';
import { AFFINITIES } from '../../world/traveller';
import { knownKeys } from '../document/known-keys';
import { CONDITIONS, EFFECTS, ID } from './line-schemas';

const some = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.minLength(1));
const SOME_AFFINITIES = some(v.picklist(AFFINITIES));

const GOODS = knownKeys({
  from: v.picklist(['afford', 'own', 'other']),
  categories: v.exactOptional(some(v.picklist(CATEGORY_NAMES))),
  tags: v.exactOptional(some(v.picklist(TAGS))),
  bands: v.exactOptional(some(v.picklist(['cheap', 'middle', 'dear']))),
  units: v.exactOptional(v.strictTuple([v.pipe(v.number(), v.minValue(1)), v.number()])),
});

/** The front matter of a scene. `engine/storylets/format/storylet.ts` says what each field means. */
export const SCENE = knownKeys({
  acts: some(v.picklist(ACTS)),
  tension: v.picklist([1, 2, 3, 4, 5]),
  at: v.exactOptional(some(ID)),
  times: v.exactOptional(some(v.picklist(TIMES))),
  with: v.exactOptional(some(ID)),
  beat: v.exactOptional(v.picklist(BEATS)),
  outdoors: v.exactOptional(v.literal(true)),
  role: v.exactOptional(v.picklist(PLOT_ROLES)),
  obstacle: v.exactOptional(ID),
  topics: v.exactOptional(some(v.picklist(TOPICS))),
  when: v.exactOptional(CONDITIONS),
  goods: v.exactOptional(v.record(ID, GOODS)),
  affinities: v.exactOptional(SOME_AFFINITIES),
  scene: v.exactOptional(v.picklist(SCENE_NAMES)),
  effects: v.exactOptional(EFFECTS),
});

/** How a fight is entered in the record of battles. */
const BATTLE = knownKeys({
  against: some(v.string()),
  winner: v.exactOptional(v.string()),
  line: v.exactOptional(v.string()),
  result: v.string(),
});

/** What an attempt depends on. `engine/storylets/format/attempt.ts` says what each field means. */
const ATTEMPT = knownKeys({
  difficulty: v.picklist([1, 2, 3]),
  skills: v.exactOptional(some(v.picklist(SKILLS))),
  limits: v.exactOptional(some(v.picklist(LIMITS))),
  fears: v.exactOptional(some(v.picklist(FEARS))),
  tools: v.exactOptional(some(v.picklist(TAGS))),
});

/** The facts below `### costs` and `### fails`. */
export const SETBACK = knownKeys({ effects: v.exactOptional(EFFECTS) });

/** The facts below an action's heading. */
export const ACTION = knownKeys({
  affinities: v.exactOptional(SOME_AFFINITIES),
  when: v.exactOptional(CONDITIONS),
  effects: v.exactOptional(EFFECTS),
  battle: v.exactOptional(BATTLE),
  attempt: v.exactOptional(ATTEMPT),
  does: v.exactOptional(v.array(v.picklist(VETOES))),
  looper: v.exactOptional(v.literal(true)),
});

/** What stands under which heading of a scene. What a scene gains later is entered here and in `readScene`. */
export const SCENE_SECTIONS = {
  /** Labels for other wordings of the scene. */
  labels: ['because', 'again'],
  /** Headings `### …` of an action. */
  ofAction: ['costs', 'fails', 'echo'],
  /** Labels below `### costs` and `### fails`. */
  ofSetback: ['echo'],
} as const;
