import * as v from 'valibot';
import { DATA_VERSION, isTooNew } from '../../story/data-version';
import { TIMES } from '../../story/scene';
import { GUEST_VOICES } from '../world/guest';
import { EMPTY_STATE } from '../world/state';
import { PROMISE_OUTCOMES } from '../storylets/format/promise-outcome';
import { abilitiesSchema } from './abilities-schema';
import { decisionSchema } from './decision';
import { pageSchema } from './page';

const whole = v.pipe(v.number(), v.integer());
const offerSchema = v.object({ itemId: whole, count: whole, each: whole });
const bindingsSchema = v.record(v.string(), offerSchema);

const stateSchema = v.object({
  day: whole,
  time: v.picklist(TIMES),
  place: v.string(),
  money: whole,
  hp: whole,
  lots: v.array(v.object({ itemId: whole, count: whole, cost: whole })),
  threads: v.array(
    v.object({ id: v.string(), mandatory: v.boolean(), status: v.picklist(['open', 'closed']) }),
  ),
  knowledge: v.record(v.string(), v.string()),
  trust: v.record(v.string(), whole),
  traded: v.record(v.string(), whole),
  lastSale: v.nullable(
    v.object({ itemId: whole, count: whole, total: whole, place: v.string(), day: whole }),
  ),
  pass: v.optional(whole, 0),
  facts: v.optional(v.array(v.string()), []),
  morning: v.optional(
    v.nullable(
      v.object({ trust: v.record(v.string(), whole), traded: v.record(v.string(), whole) }),
    ),
    null,
  ),
  tally: v.object({ profit: whole, fights: whole, settled: whole, complications: whole }),
});

/** The field that every version has. */
const headSchema = v.object({ version: v.number() });

const keys = v.array(v.string());

const plotSchema = v.pipe(
  v.object({
    spine: v.string(),
    /** Where in `used` the present pass begins. */
    from: whole,
    /** `scene/action` of the attempts that failed. */
    failed: keys,
    /** What was done, a list for each pass, the present one last: `scene/action`, or `scene/action.fails` as it turned out. */
    deeds: v.optional(v.array(keys)),
    /** In place of `deeds` in older saves: what was done in this pass, and what worked in earlier ones. */
    done: v.optional(keys, []),
    proven: v.optional(keys, []),
    /** The section of this chapter in which a fact or a piece of knowledge came up, by key. */
    since: v.record(v.string(), v.object({ section: whole, pass: whole })),
    /** The game master's words on the first morning. */
    morning: v.string(),
    /** The section in which an earlier chapter last came back; 0 for none of this chapter. */
    recalledAt: v.optional(whole, 0),
  }),
  v.transform(({ done, proven, deeds = [proven, done], ...plot }) => ({ ...plot, deeds })),
);

const saveSchema = v.object({
  /** Any supported version is read; the newest one is written. */
  version: v.pipe(
    v.number(),
    v.transform(() => DATA_VERSION),
  ),
  seed: v.number(),
  /** The story's number among all stories, from 1; 0 for stories begun before there were numbers. */
  serial: v.optional(whole, 0),
  /** For each chapter, how many stories with smaller numbers are told in its world; empty for stories without a number. */
  tellings: v.optional(v.array(whole), []),
  /** Ids of the worlds, in the order of the chapters. */
  worlds: v.array(v.string()),
  /**
   * For each chapter, the id of its spine, empty for a day that does not repeat; null, or left out, where the chapter's
   * beginning decides.
   */
  spines: v.optional(v.array(v.nullable(v.string())), []),
  /** For each chapter, how many stories with smaller numbers are told its spine; empty for stories begun before this was kept. */
  spineTellings: v.optional(v.array(v.nullable(whole)), []),
  /** Chapter and section of the next turn, both from 1. */
  chapter: whole,
  section: whole,
  state: stateSchema,
  /** Ids of the storylets used in this chapter, in order. */
  used: v.array(v.string()),
  /** The open scene, which the player answers next; null when the game master is next. */
  scene: v.nullable(v.object({ storylet: v.string(), bindings: bindingsSchema })),
  /** The last action; the game master narrates its consequence next. */
  echo: v.nullable(
    v.object({
      storylet: v.string(),
      action: v.string(),
      bindings: bindingsSchema,
      figures: v.object({
        deal: v.optional(offerSchema),
        paid: v.optional(whole),
        earned: v.optional(whole),
      }),
    }),
  ),
  /** Hashes of the narrated sentences, see `narration/narrated.ts`; the stored name is fixed. */
  told: v.string(),
  /** 商品ID of the worn items that the ledger has given to the character. */
  outfit: v.array(whole),
  /** How often the story has used the words of `narration/word-budget.ts`. */
  said: v.optional(v.record(v.string(), whole), {}),
  /** Names whose reading this chapter has shown. */
  glossed: v.array(v.string()),
  /** Ids of the habits shown in this chapter. */
  flourishes: v.array(v.string()),
  /** Ids of the storylets of no particular world that this story has used. */
  shared: v.optional(v.array(v.string()), []),
  /** The guest of this chapter. */
  guest: v.optional(
    v.nullable(
      v.object({
        uid: v.string(),
        name: v.string(),
        firstWord: v.string(),
        voice: v.picklist(GUEST_VOICES),
      }),
    ),
    null,
  ),
  /** uids of all guests of this story. */
  met: v.optional(v.array(v.string()), []),
  /** What the character can do, compiled from the participant's texts as they were at the last turn; compiled anew where a save is older. */
  abilities: v.optional(v.fallback(v.nullable(abilitiesSchema), null), null),
  /** The spine of a chapter whose day repeats; null in others. */
  plot: v.optional(v.nullable(plotSchema), null),
  /** Finished chapters, oldest first, as far as later ones look back on them. */
  lived: v.optional(
    v.array(
      v.object({
        chapter: whole,
        /** Without the number of the visit. */
        world: v.string(),
        spine: v.nullable(v.string()),
        outcome: v.nullable(v.picklist(PROMISE_OUTCOMES)),
        /** Keys of what was learnt there. */
        learnt: v.array(v.string()),
        /** Names of the world's people who were met there. */
        named: v.optional(v.array(v.string()), []),
      }),
    ),
    [],
  ),
  /** Decisions about turns that are not played yet. */
  decided: v.optional(v.array(decisionSchema), []),
  /** Sections of this chapter with a deed of the traveller's own, or an incident. */
  ownTurns: v.optional(v.array(whole), []),
  /** The page that is being played, as far as it is told; null where no model tells. */
  page: v.optional(v.nullable(pageSchema), null),
  /** Ids of the clues that the story has given. */
  clues: v.optional(v.array(v.string()), []),
  /** `chapter/memory` of what this story has told again. */
  recalled: v.optional(v.array(v.string()), []),
  /** The story so far for the narrator, see `past.ts`. */
  past: v.optional(
    v.object({
      chapters: v.array(v.string()),
      deeds: v.array(v.string()),
      turns: v.array(v.string()),
      named: v.optional(v.array(v.string()), []),
    }),
    nothingPast,
  ),
  ended: v.boolean(),
});

/** The storyteller's state of a story between two turns: plain JSON. */
export type StorySave = v.InferOutput<typeof saveSchema>;

export class SaveError extends Error {
  readonly code: 'save-unreadable' | 'save-too-new' | 'story-ended';

  constructor(code: SaveError['code'], message: string = code) {
    super(message);
    this.name = 'SaveError';
    this.code = code;
  }
}

/** @param serial The story's number among all, from 1; 0 for none. */
export function newSave(
  seed: number,
  worlds: readonly string[],
  serial = 0,
  tellings: readonly number[] = [],
): StorySave {
  return {
    version: DATA_VERSION,
    seed,
    serial,
    tellings: [...tellings],
    worlds: [...worlds],
    spines: [],
    spineTellings: [],
    chapter: 1,
    section: 1,
    state: stateSchemaInput(),
    used: [],
    scene: null,
    echo: null,
    told: '',
    outfit: [],
    said: {},
    glossed: [],
    flourishes: [],
    shared: [],
    guest: null,
    met: [],
    abilities: null,
    plot: null,
    lived: [],
    recalled: [],
    clues: [],
    decided: [],
    ownTurns: [],
    page: null,
    past: nothingPast(),
    ended: false,
  };
}

export function serialiseSave(save: StorySave): string {
  return JSON.stringify(save);
}

/** @throws SaveError `save-unreadable` or `save-too-new` */
export function parseSave(text: string): StorySave {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SaveError('save-unreadable');
  }
  const head = v.safeParse(headSchema, json);
  if (head.success && isTooNew(head.output.version)) {
    throw new SaveError(
      'save-too-new',
      `The save is of version ${head.output.version}, and this program reads up to ${DATA_VERSION}. Nothing was changed.`,
    );
  }
  const save = v.safeParse(saveSchema, json);
  if (!save.success) throw new SaveError('save-unreadable');
  return save.output;
}

function nothingPast(): { chapters: string[]; deeds: string[]; turns: string[]; named: string[] } {
  return { chapters: [], deeds: [], turns: [], named: [] };
}

/** Copies the arrays, because the parsed type has mutable ones. */
function stateSchemaInput(): StorySave['state'] {
  return { ...EMPTY_STATE, lots: [], threads: [], facts: [], morning: null };
}
