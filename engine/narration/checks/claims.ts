import type { Draft } from './check';

/** Similes, conditions, hearsay and memories: what such a sentence says is not claimed of this moment. */
const NOT_CLAIMED =
  /よう[にな]|みたい|めい[たて]|気どり|ごと[くき]|(?<!を)ほど(?!き)|らしい|という[。、]|というもの|そうだ。|気がし|もし|なら[、ばず]|れば|たら|かもしれ|だろう|つもり|前の(?:世界|朝|島)|別の(?:世界|町|島|朝)|[昔]|かつて|生前|思い出|覚え|の国で|[のた]絵|の話を|昔話|と見こ|自慢|噂/u;

/** Negation of the words before it, within the same clause. */
const DENIED =
  /^[^。、「」]{0,6}(?:な(?:い|かった|く)|ず(?:に|、|。)|ぬ|まい|わけに|つもり|ため|ほう|には|だろうか|たい)/u;

/** The sentences of a text, with empty corners in place of speech. */
export function told(text: string): string[] {
  return text.replace(/「[^」]*」|『[^』]*』/gu, '「」').split(/(?<=[。！？])(?!「)|\n/u);
}

interface Claim {
  readonly words: RegExp;
  /** Sentences with it are left alone. */
  readonly unless?: RegExp;
  /** About the words themselves: similes and negations say them too. */
  readonly isForm?: true;
}

/**
 * The words with which a draft claims something of this moment outside of speech. What the outline claims is decided, and
 * its own words may be repeated; neither is listed.
 */
export function claimsIn({ body, facts }: Draft, claim: Claim): string[] {
  if (claimedIn(facts.outline, claim).length > 0) return [];
  return claimedIn(body, claim).filter((words) => !facts.outline.includes(words));
}

/** What a text claims outside of speech, whatever the facts are. */
export function claimedIn(text: string, { words, unless, isForm }: Claim): string[] {
  return told(text).flatMap((sentence) => {
    const match = words.exec(sentence);
    if (match === null || unless?.test(sentence) === true) return [];
    if (isForm === true) return [match[0]];
    if (NOT_CLAIMED.test(sentence)) return [];
    return DENIED.test(sentence.slice(match.index + match[0].length)) ? [] : [match[0]];
  });
}
