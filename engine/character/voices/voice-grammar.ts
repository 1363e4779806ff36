/** Ends within a speech, and of its last sentence. */
export type Ends = readonly [within: string, last: string];

/** Questions with か, and with a word like どこ or 何. */
export type Asks = readonly [closed: string, open: string];

/** Replaces the end of a form: the first of the patterns that matches. */
export type Replacements = readonly (readonly [RegExp, string])[];

/** How a voice says what です・ます speech says. */
export interface VoiceGrammar {
  /** After a noun: 朝〔だ〕, 朝〔だった〕, 朝〔ではない〕, 朝〔だろう〕. */
  readonly noun: Ends;
  /** After a noun before し, ね and よ: 朝〔だ〕ね. */
  readonly copula: string;
  readonly pastNoun: string;
  readonly notNoun: string;
  readonly guess: string;
  /** After a guess that is asked: 朝〔だろうか〕. */
  readonly wonder: Asks;
  readonly verb: Ends;
  /** After what is, or can be done, where it ends differently: 知っておる〔わい〕. */
  readonly state?: Ends;
  readonly past: Ends;
  readonly adjective: Ends;
  readonly negative: Ends;
  /** 行く〔んだ〕. */
  readonly explain: Ends;
  /** 待って〔くれ〕; 担が〔ないでくれ〕; 水を〔くれ〕. */
  readonly request: string;
  readonly prohibition: string;
  readonly give: string;
  /** 行こう〔ぜ〕 where something is proposed. */
  readonly propose: string;
  readonly askNoun: Asks;
  readonly askVerb: Asks;
  /** After 行く, 行った, with の or ん before か. */
  readonly askExplained: Asks;
  /** After what a person can do or is asked to do: もらえる〔か〕. */
  readonly askPotential: string;
  readonly ne: string;
  readonly yo: string;
  /** Within a sentence: 行く〔が〕, 行く〔ので〕, 朝〔だが〕, 朝〔だから〕. */
  readonly but: string;
  readonly since: string;
  readonly nounBut: string;
  readonly nounSince: string;
  /** The forms of verbs that differ: いる, ない, なかった. */
  readonly forms: Replacements;
  /** Words within a sentence that the voice says in another way; all are replaced. */
  readonly within?: Replacements;
  /** A converted sentence as the voice would rather end it, without its mark. */
  readonly finish?: Replacements;
  /** Words at the beginning of a sentence, before a mark. */
  readonly openings: Readonly<Record<string, string>>;
}
