import { openingOf } from './opening';
import { topicsOf } from './shared-words';

/** What is said to have come of a deed, or has become of people since. */
const HEARSAY =
  /(?:という|らしい|そうだ|そうである|とか|とのことだ?|ようになった|ことになった|ことにした|はじめた|だした|なくなった|ままだ|ままである)[。」]*$|噂|評判|流行|語り草|近ごろ|このごろ|以来|いまだに|今では|いまでは|もう誰も|増え|減っ|毎[朝日晩夕夜]|翌|[朝昼夕晩夜日]ごとに|たびに|はやくも|のちに/u;
/** So many topics of the last two sections that the rest of this one leaves alone: the opening is about them. */
const TOPICS = 2;

/** Whether a sentence reports what came of something, as hearsay or as a change in how people live. */
export function isHearsay(sentence: string): boolean {
  return HEARSAY.test(sentence);
}

/**
 * Whether a game master's section opens with a line about what came of the last deed, from which the rest does not go on:
 * hearsay, or a sentence that does not begin with the character, about what the two sections before spoke of and the rest
 * of this one does not.
 * @param before The two sections before it.
 * @param name The character's.
 */
export function opensWithAftermath(section: string, before: string, name: string): boolean {
  const { sentence, rest } = openingOf(section);
  if (isSpeech(sentence) || startsWithCharacter(sentence, name)) return false;
  if (isHearsay(sentence)) return true;
  const topics = (text: string) => topicsOf(text.replaceAll(name, '、'));
  const known = topics(before);
  const goesOn = topics(rest);
  const left = [...topics(sentence)].filter((topic) => known.has(topic) && !goesOn.has(topic));
  return left.length >= TOPICS;
}

/** A quotation that a sentence goes on from (「看板」と聞くと…) is not speech. */
const isSpeech = (sentence: string): boolean => sentence.startsWith('「') && !/」./u.test(sentence);

/** The section goes on with the character itself, as a scene does. */
const startsWithCharacter = (sentence: string, name: string): boolean =>
  ['は', 'が', 'の'].some((particle) => sentence.startsWith(`${name}${particle}`));
