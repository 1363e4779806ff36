import type { Camp } from '../../../story/camp';
import type { TimeOfDay } from '../../../story/scene';
import type { Flourish } from './flourish';
import type { Mystery } from './mystery';
import type { Passage } from './text';
import type { PromiseOutcome } from './promise-outcome';

/** A want through a story, a sentence or two each; `{whom}` is whom or what it is about. */
export interface WantWords {
  /** Told in the first section of the traveller's own. */
  readonly stated: readonly string[];
  /** What the traveller remembers of it: a part at the end of the first chapter, and one at the end of the third. */
  readonly recalled: Passage;
  /** At the end of a chapter that brought it nearer, or put it at risk. */
  readonly nearer: readonly string[];
  readonly atRisk: readonly string[];
  /** At the end of the story. */
  readonly answered: readonly string[];
  readonly unanswered: readonly string[];
  /** In place of `unanswered` where it was had for one evening. */
  readonly once: readonly string[];
  /** Crosses its mind in a short section. */
  readonly passing: readonly string[];
}

/** The texts that belong to no world, a file of `content/frame/` each. */
export interface Frame {
  readonly arrivals: {
    /** Told when the scene is elsewhere and its own text does not say where: for rooms, islands and streets alike. */
    readonly anywhere: readonly string[];
    /** What leads a traveller of this camp to a place when nothing else does; told beside the others. */
    readonly byCamp: Readonly<Record<Camp, readonly string[]>>;
  };
  /** Open a scene at the place where the traveller already is: who, where and why now. They fit rooms and streets. */
  readonly stays: readonly string[];
  readonly carried: {
    /** What every chapter's first turn adds: what is strange, what the traveller is after, and what has come of it. */
    readonly everyChapter: Passage;
    /** Who the traveller is by its own account, once a story: later on the trait is something that it does. */
    readonly tag: Passage;
  };
  readonly firstLine: {
    /**
     * Replace the first line of speech at the beginning of a later chapter whose text refers to something just said. The line
     * itself is spoken in the second and in the last section of a story only.
     */
    readonly murmurs: readonly string[];
    /** Follows the first line of speech in the last section of a story: the same words with another meaning. */
    readonly turned: Passage;
    /** Follows the first line of a traveller without a voice: how it says what stands in 『』. */
    readonly silent: readonly string[];
  };
  /** What of the hour is noticed in a place without windows, where a world's sky can't be seen. */
  readonly hoursWithin: Readonly<Record<TimeOfDay, Passage>>;
  readonly ledger: {
    /** The voice of 帳場, the keeper of the ledger, at the end of a chapter. */
    readonly voice: Passage;
    /** The gear gets a tooth back. */
    readonly tooth: Passage;
    /** It loses one for a morning that is lived again. */
    readonly spent: Passage;
    /** What the ways cost that are gone again without a scene; `{paid}` is the sum. */
    readonly paidAgain: readonly string[];
  };
  readonly thoughts: {
    /** What a traveller of a camp makes up its mind to do. */
    readonly resolves: Readonly<Record<Camp, readonly string[]>>;
    /** What it thinks of the world, in passing. */
    readonly quips: Readonly<Record<Camp, readonly string[]>>;
  };
  /** What a traveller does where it meets what it is afraid of, by the fear's id. */
  readonly fears: Readonly<Record<string, readonly string[]>>;
  /** Begins an answer where it meets what it cannot do, by limit. */
  readonly limits: Readonly<Record<string, readonly string[]>>;
  /**
   * Begin the answer that decides a promise, by the id of a trade, nature or temper; a trade's `work` begins one in which a skill of
   * it overcomes something. `{occupation}` is the trade in the participant's own word.
   */
  readonly trades: Readonly<
    Record<string, { readonly hour: readonly string[]; readonly work: readonly string[] }>
  >;
  readonly natures: Readonly<Record<string, readonly string[]>>;
  readonly tempers: Readonly<Record<string, readonly string[]>>;
  /** How worn goods help an attempt, by the tag that does; `{tool}` is their name. */
  readonly tools: Readonly<Record<string, readonly string[]>>;
  /** How a way is gone again that has worked in an earlier pass: they stand between what is tried and what comes of it. */
  readonly proven: readonly string[];
  /** At the hour of the promise, where there is little to tell: the hour itself and the traveller in it, never the place. */
  readonly atTheHour: readonly string[];
  /** What the traveller sees in `{person}`, met in an earlier chapter of the same world. */
  readonly recognition: readonly string[];
  /**
   * Half a sentence about `{there}`, the world of an earlier chapter: about its promise, by how it ended, and about `{other}`, of
   * whom `{person}` reminds the traveller.
   */
  /**
   * By how the last promise ended: `away` where it was lost because the traveller took the offer, `interrupted` where an
   * interruption kept it away.
   */
  readonly lookingBack: Readonly<
    Record<PromiseOutcome | 'away' | 'interrupted' | 'alike', readonly string[]>
  >;
  /** Deeds of the traveller's own, by what is done; `{who}` is the person, `{clue}` what is told. `after` ends each of them. */
  readonly ownDeeds: Readonly<Record<string, Passage>>;
  /** What happens in a scene beside its text, a sentence each, by what it is; `{who}` is the person. */
  readonly incidents: Readonly<Record<string, Passage>>;
  readonly mystery: Mystery;
  /** What the traveller wants for itself, by the want's id. */
  readonly wants: Readonly<Record<string, WantWords>>;
  /** Habits with what is worn and carried, then those of a nature. */
  readonly flourishes: readonly Flourish[];
}
