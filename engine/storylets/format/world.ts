import type { CategoryName } from '../../../story/catalogue/catalogue-item';
import type { SceneName, TimeOfDay, Weather } from '../../../story/scene';
import type { Theme } from '../../../story/theme';
import type { Tag } from '../../goods/tag';
import type { Battles } from './battle';
import type { Quest } from './quest';
import type { Storylet } from './storylet';
import type { Case, Passage } from './text';

export interface StoryLocation {
  readonly id: string;
  readonly name: string;
  readonly scene: SceneName;
  /** Ids of the places that can be reached from here; ways go both directions. */
  readonly ways: readonly string[];
  /** Prices here are the world's × this; 1 when left out. */
  readonly dearness?: number;
  /** The sky can't be seen from here: the hours are told as they are noticed within. */
  readonly windowless?: true;
  /** Odd true details, a sentence each, that fill a short turn; each is told once. They rely on nothing. */
  readonly details: readonly string[];
}

/** Souls that return in every world with another face; what they feel for the traveller goes with them. */
export const SOULS = ['tae', 'kuramochi', 'sagiri', 'mio', 'yomi'] as const;
export type Soul = (typeof SOULS)[number];

export interface Person {
  readonly id: string;
  readonly name: string;
  /** How a chapter tells of them the first time, ending in the name: 橋改めのケンモツ. Left out where the name says it. */
  readonly called?: string;
  /** Whose face this is; a person without one belongs to this world alone. */
  readonly soul?: Soul;
  /** Who they are and how they speak, a line for a narrator that writes freely. */
  readonly manner: string;
}

/** A world is data: everything that tells it from the others stands here. */
export interface World {
  /** The name of its folder. */
  readonly id: string;
  readonly theme: Theme;
  /** As it is told: 港町シオノミ. */
  readonly name: string;
  /** Titles for the chapter, without a number; at least three. */
  readonly titles: readonly string[];
  /** One sentence about the finished chapter, by how it went; the last case holds always. No line breaks. */
  readonly summary: readonly Case[];
  readonly places: readonly StoryLocation[];
  /** The id of the place where the chapter begins. */
  readonly start: string;
  readonly people: readonly Person[];
  /** Nobody comes or goes, and all places are under one roof. */
  readonly shutIn?: true;
  /** The promise's thread id; opened by the game master in `found`, closed by the actions of `settled`. */
  readonly promise: string;
  /** What the promise asks of the traveller, in its own mind. */
  readonly quest: Quest;
  /** Prices are base price × category's demand × tag's demand; 1 when left out. */
  readonly demand: {
    readonly categories: Readonly<Partial<Record<CategoryName, number>>>;
    readonly tags: Readonly<Partial<Record<Tag, number>>>;
  };
  /** How often each weather comes; any positive numbers. */
  readonly weather: Readonly<Partial<Record<Weather, number>>>;
  /** How one gets about in this world, a sentence each with `{place}`; told beside those that fit every world. */
  readonly moves?: readonly string[];
  /** Sentences for when the time of day has changed; each is told once a chapter. */
  readonly sky: Readonly<Record<TimeOfDay, Passage>>;
  /** Readings (ふりがな) of names and rare words, by how they are written. */
  readonly readings: Readonly<Record<string, string>>;
  readonly storylets: readonly Storylet[];
  /** What the record of battles tells of its fights; left out where nobody fights. */
  readonly battles?: Battles;
}
