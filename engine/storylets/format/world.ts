import type { FearId } from '../../character/vocabulary/fears';
import type { CategoryName } from '../../../story/catalogue/catalogue-item';
import type { SceneName, TimeOfDay, Weather } from '../../../story/scene';
import type { Theme } from '../../../story/theme';
import type { Tag } from '../../../story/goods/tag';
import type { Battles } from './battle';
import type { Quest } from './quest';
import type { Spine } from './spine';
import type { Storylet } from './storylet';
import type { Case, Passage } from './text';
import type { Tomorrow } from './tomorrow';

export interface StoryLocation {
  readonly id: string;
  readonly name: string;
  readonly scene: SceneName;
  /** Ids of the neighbouring places; ways go in both directions. */
  readonly ways: readonly string[];
  /** Factor on the world's prices; 1 when left out. */
  readonly dearness?: number;
  /** The sky can't be seen: other sentences describe the time of day. */
  readonly windowless?: true;
  /** What one may be afraid of there: a tower is high, a cellar dark. */
  readonly frightens?: readonly FearId[];
  /** Details of the place, a sentence each, that fill a short turn. Each is used once and needs no context. */
  readonly details: readonly string[];
}

/** Characters that recur in every world as another person; their trust in the traveller is kept. */
export const SOULS = ['tae', 'kuramochi', 'sagiri', 'mio', 'yomi'] as const;
export type Soul = (typeof SOULS)[number];

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Introduction at the first mention in a chapter, ending in the name: 橋改めのケンモツ. Left out where the name says it. */
  readonly called?: string;
  /** The recurring character that this person is; left out for a person of this world alone. */
  readonly soul?: Soul;
  /** Role and way of speaking, one line for a language model. */
  readonly manner: string;
}

/** Levels of technology in order: each has the things of those before it. */
export const TECHNOLOGIES = ['preindustrial', 'steam', 'electric', 'digital'] as const;
export type Technology = (typeof TECHNOLOGIES)[number];

/** The content of a world: data without code. */
export interface World {
  /** The name of its folder. */
  readonly id: string;
  readonly theme: Theme;
  /** As in texts: 港町シオノミ. */
  readonly name: string;
  /** Titles for the chapter, without a number; at least three. */
  readonly titles: readonly string[];
  /** One sentence about the finished chapter, by its course; the last case has no conditions. No line breaks. */
  readonly summary: readonly Case[];
  readonly tomorrow?: Tomorrow;
  readonly places: readonly StoryLocation[];
  /** The id of the place where the chapter begins. */
  readonly start: string;
  readonly people: readonly Person[];
  /** People can neither enter nor leave, and all places are under one roof. */
  readonly shutIn?: true;
  /** What a narrator may not exceed; preindustrial when left out. */
  readonly technology?: Technology;
  /** Spells work in this world. */
  readonly magic?: true;
  /** The promise's thread id; opened by the game master in `found`, closed by the actions of `settled`. */
  readonly promise: string;
  /** What the traveller is trying to do for the promise. */
  readonly quest: Quest;
  /** Prices are base price × category's demand × tag's demand; 1 when left out. */
  readonly demand: {
    readonly categories: Readonly<Partial<Record<CategoryName, number>>>;
    readonly tags: Readonly<Partial<Record<Tag, number>>>;
  };
  /** Relative frequency of each weather; positive numbers. */
  readonly weather: Readonly<Partial<Record<Weather, number>>>;
  /** Arrivals in this world, a sentence each with `{place}`; used beside those that fit every world. */
  readonly moves?: readonly string[];
  /** Sentences for a change of the time of day; each is used once a chapter. */
  readonly sky: Readonly<Record<TimeOfDay, Passage>>;
  /** How the world is told, for a language model: a section of the game master's, then one of the player's. */
  readonly exemplars?: readonly string[];
  /** Readings (ふりがな) of names and rare words, by how they are written. */
  readonly readings: Readonly<Record<string, string>>;
  readonly storylets: readonly Storylet[];
  /** Promises that are told on a repeating day, in place of the world's own; left out where there are none yet. */
  readonly spines?: readonly Spine[];
  /** Battle records of its fights; left out for a world without fights. */
  readonly battles?: Battles;
}
