import * as v from 'valibot';
import { DATA_VERSION, isTooNew } from '../../story/data-version';
import { TIMES } from '../../story/scene';
import { GUEST_VOICES } from '../world/guest';
import { EMPTY_STATE } from '../world/state';

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
  tally: v.object({ profit: whole, fights: whole, settled: whole, complications: whole }),
});

/** What every version has. */
const headSchema = v.object({ version: v.number() });

const saveSchema = v.object({
  /** Whatever it was when it was read, it is written as the newest. */
  version: v.pipe(
    v.number(),
    v.transform(() => DATA_VERSION),
  ),
  seed: v.number(),
  /** The story's number among all; 0 for stories that were begun without one. */
  serial: v.optional(whole, 0),
  /** Ids of the worlds, in the order of the chapters. */
  worlds: v.array(v.string()),
  /** Of the turn that is played next, both from 1. */
  chapter: whole,
  section: whole,
  state: stateSchema,
  /** Ids of the storylets of this chapter, in order. */
  used: v.array(v.string()),
  /** The scene that waits for the player's answer; null when the game master is next. */
  scene: v.nullable(v.object({ storylet: v.string(), bindings: bindingsSchema })),
  /** The action whose consequence the game master tells next. */
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
  /** Sentences told, see `narration/told.ts`. */
  told: v.string(),
  /** 商品ID that were given to the character to wear. */
  outfit: v.array(whole),
  /** Names whose reading was given in this chapter. */
  glossed: v.array(v.string()),
  /** Habits shown in this chapter. */
  flourishes: v.array(v.string()),
  /** Ids of the storylets told in this story that fit every world. */
  shared: v.optional(v.array(v.string()), []),
  /** Who has come on a visit in this chapter. */
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
  /** uids of the guests of this story. */
  met: v.optional(v.array(v.string()), []),
  /** What a narrator may look back on, see `past.ts`. */
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

/** A story between two turns. Plain data. */
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
export function newSave(seed: number, worlds: readonly string[], serial = 0): StorySave {
  return {
    version: DATA_VERSION,
    seed,
    serial,
    worlds: [...worlds],
    chapter: 1,
    section: 1,
    state: stateSchemaInput(),
    used: [],
    scene: null,
    echo: null,
    told: '',
    outfit: [],
    glossed: [],
    flourishes: [],
    shared: [],
    guest: null,
    met: [],
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

/** Saves are plain data that a parser may rebuild: their arrays are their own. */
function stateSchemaInput(): StorySave['state'] {
  return { ...EMPTY_STATE, lots: [], threads: [] };
}
