import type { Draft } from './check';

/** Similes, conditions, hearsay and memories: what such a sentence says is not claimed of this moment. */
const NOT_CLAIMED =
  /よう[にな]|みたい|めい[たて]|気どり|ごと[くき]|(?<!を)ほど(?!き)|らしい|という[。、]|というもの|そうだ。|気がし|もし|なら[、ばず]|れば|たら|かもしれ|だろう|つもり|前の(?:世界|朝|島)|別の(?:世界|町|島|朝)|[昔]|かつて|生前|思い出|覚え|の国で|[のた]絵|の話を|昔話|と見こ|自慢|噂/u;

/** Negation of the words before it, within the same clause. */
const DENIED =
  /^[^。、「」]{0,6}(?:な(?:い|かった|く)|ず(?:に|、|。)|ぬ|まい|わけに|つもり|ため|ほう|だろうか|たい)/u;

/** The sentences of a text, with empty corners in place of speech. */
export function told(text: string): string[] {
  return text.replace(/「[^」]*」|『[^』]*』/gu, '「」').split(/(?<=[。！？])(?!「)|\n/u);
}

/** Verbs that are as often written without their letters. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=受け|買い|引き|聞き|読み|見|抜き|切り|奪い)と(?=[らりるれろっ])/gu, '取'],
  [/(?<=売り|追い|振り)はら/gu, '払'],
  [/とり(?=だ|出|あげ|あ[わう])/gu, '取り'],
];

/** A text with the usual spelling of such verbs. */
export function spelt(text: string): string {
  return SPELLINGS.reduce((rest, [kana, letters]) => rest.replace(kana, letters), text);
}

/** The sentences of speech that say something of this moment: no question, no condition, nothing to come or gone by. */
export function saidNow(text: string): string[] {
  return [...text.matchAll(/「(?<said>[^「」]*)」/gu)]
    .flatMap(({ groups }) => (groups?.['said'] ?? '').split(/(?<=[。！？…])/u))
    .filter((sentence) => !NOT_CLAIMED.test(sentence) && !NOT_NOW.test(sentence));
}

const NOT_NOW =
  /[？か]。?$|かい|かね|じきに|そのうち|もうすぐ|いずれ|明日|明け方には|今夜|昨日|昨夜|ゆうべ|きのう|あした|いつか|いつも|毎|頃|ころ|とき|時分|日[はにのも]|夜[はにの]|と、|まで|前に|まえ|てから|たって|でも|ても|な[いよ]うに|ください|まい|よう。?$/u;

interface Claim {
  readonly words: RegExp;
  /** Speech counts as well, where it says something of this moment. */
  readonly alsoSaid?: true;
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
  return claimedIn(body, claim).filter((words) => !spelt(facts.outline).includes(words));
}

/** What a text claims outside of speech, whatever the facts are. */
export function claimedIn(written: string, { words, unless, isForm, alsoSaid }: Claim): string[] {
  const text = spelt(written);
  const said = alsoSaid === true ? saidNow(text) : [];
  return [...told(text), ...said].flatMap((sentence) => {
    const match = words.exec(sentence);
    if (match === null || unless?.test(sentence) === true) return [];
    if (isForm === true) return [match[0]];
    if (NOT_CLAIMED.test(sentence)) return [];
    return DENIED.test(sentence.slice(match.index + match[0].length)) ? [] : [match[0]];
  });
}
