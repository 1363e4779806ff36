import type { Draft } from './check';
import { withoutIndirectSpeech } from './grammar/indirect-speech';
import { isUnasserted } from './grammar/unasserted';

/** Conditions, hearsay and memories: what such a sentence says is not claimed of this moment. */
const NOT_CLAIMED =
  /という[。、]|(?:朝|日|こと|とき|時|夜|年|ころ|頃)(?:も|が)あ(?:った|る)|というもの|と(?:聞く|聞いた|聞いている|伝えられ)|もし|なら[、ばず]|れば|たら|かもしれ|だろう|つもり|前の(?:世界|朝|島)|別の(?:世界|町|島|朝)|[昔]|かつて|生前|思い出|覚え|の国で|[のた]絵|の話を|昔話|と見こ|自慢|噂/u;

/** Words of likeness and hearsay. */
const SEEMS = 'みたい|めい[たて]|ごと[くき]|(?<!を)ほど(?!き)|らしい|そうだ。|気がし';
/** Likeness, pictures and hearsay of the words before it: 雪のような塩, but not 煙のように消えた. */
const LIKENED = new RegExp(
  `^[^。]{0,12}?(?:(?:の|した)(?:形|色をし|絵|模様|柄|印|看板|玩具|おもちゃ|真似|ふり)|よう[にでなだ]|気どり|${SEEMS})`,
  'u',
);
/** まるで, さながら: all that follows is likened. */
const LIKENING = /まるで|さながら|あたかも|いわば/u;

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
    .filter((sentence) => ![NOT_CLAIMED, NOT_NOW, HEARSAY].some((one) => one.test(sentence)));
}

/** In speech, likeness and hearsay leave the whole sentence open. */
const HEARSAY = new RegExp(`よう[にな]|${SEEMS}`, 'u');
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

/** 石畳 for 畳: a letter within a longer word of such letters. */
function isInWord(sentence: string, { 0: [first = ''], index }: RegExpExecArray): boolean {
  return /\p{Script=Han}/u.test(first) && /[\p{Script=Han}々]$/u.test(sentence.slice(0, index));
}

/** What a text claims outside of speech, whatever the facts are. */
export function claimedIn(written: string, { words, unless, isForm, alsoSaid }: Claim): string[] {
  const text = spelt(written);
  const said = alsoSaid === true ? saidNow(text) : [];
  const every = new RegExp(words, `${words.flags}g`);
  return [...told(text).map(withoutIndirectSpeech), ...said].flatMap((sentence) => {
    if (unless?.test(sentence) === true) return [];
    const found = [...sentence.matchAll(every)].filter((match) => !isInWord(sentence, match));
    const claimed = isForm === true ? found : found.filter((match) => isClaimedBy(sentence, match));
    return claimed.slice(0, 1).map(([one]) => one);
  });
}

/** Whether a sentence says of this moment what the words in it say. */
function isClaimedBy(sentence: string, { 0: found, index }: RegExpExecArray): boolean {
  const after = sentence.slice(index + found.length);
  return !(
    [NOT_CLAIMED, LIKENING].some((one) => one.test(sentence)) ||
    LIKENED.test(found + after) ||
    DENIED.test(after) ||
    isUnasserted(sentence, after)
  );
}
