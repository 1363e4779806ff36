import type { Pronoun } from '../vocabulary/voices';

/** How the end of a plain sentence sounds in a voice. `verb` and `past` follow the plain form unless `masu` is set. */
export interface Endings {
  /** Verbs take です・ます before these endings: 行く → 行きます. */
  readonly masu: boolean;
  /** After a noun: 朝〔だ〕. */
  readonly noun: string;
  /** After a verb: 行く〔よ〕. */
  readonly verb: string;
  /** After an adjective: 寒い〔です〕. */
  readonly adjective: string;
  /** After a past form: 行った〔ぜ〕. */
  readonly past: string;
  /** In place of ない. */
  readonly negative: string;
  /** After a noun that is asked for: 朝〔ですか〕. */
  readonly question: string;
  /** After a verb that explains: 行く〔んだ〕. */
  readonly because: string;
  /** After a guess: 行く〔だろう〕. */
  readonly perhaps: string;
  /** After a て-form that asks for something: 待って〔ください〕. */
  readonly request: string;
}

/** What a writer and a renderer need to know of a voice. */
export interface VoiceSheet {
  readonly pronoun: Pronoun;
  /** How it addresses a stranger; '' where it leaves the word out. */
  readonly you: string;
  readonly endings: Endings;
  readonly interjections: readonly string[];
  /** Greets, refuses, asks, wonders, thanks, parts. */
  readonly samples: readonly [string, string, string, string, string, string];
}
