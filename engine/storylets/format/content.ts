import type { Battles } from './battle';
import type { Memory } from './memory';
import type { Frame } from './frame';
import type { PlotScene } from './spine';
import type { Storylet } from './storylet';
import type { World } from './world';

/** Everything that stories are told from, compiled from the files of `content/`. */
export interface Content {
  /** In the order of `worlds/worlds.md`, which decides where a seed leads. */
  readonly worlds: readonly World[];
  /** Scenes of no world in particular: those of `guests/`, then those of `frame/scenes/`. */
  readonly anywhere: readonly Storylet[];
  /** The fights of these scenes. */
  readonly battlesAnywhere: Battles;
  /** What happened in the first night: after the last chapter, before the question. */
  readonly revelation: Storylet;
  /** What the last chapter asks when the gear is whole. */
  readonly question: Storylet;
  /** The first day that is not repeated: the last scene of a story. */
  readonly tomorrow: Storylet;
  /** Before the hour of a promise: the traveller's own want instead. */
  readonly offer: PlotScene;
  /** Before the hour of a promise, too: each for travellers of one kind. */
  readonly interruptions: readonly PlotScene[];
  /** Answers to the question, by the name of their file. */
  readonly endings: readonly Storylet[];
  /** What a chapter leaves to later ones, by the world's id and the spine's. */
  readonly memories: Readonly<Record<string, Readonly<Record<string, readonly Memory[]>>>>;
  /** What a world leaves in the body of a traveller who goes on from it, by the world's id. */
  readonly leftByWorlds: Readonly<Record<string, readonly string[]>>;
  readonly frame: Frame;
}
