import type { VetoId } from '../vocabulary/vetoes';
import { SIGNS, type Sign } from './signs';

const SIGNED = Object.entries(SIGNS) as readonly (readonly [VetoId, Sign])[];

/** What is said, quoted or shown as a gesture is no deed. Twice, because speech can contain quotations. */
const SAID = /「[^「」]*」|〈[^〈〉]*〉/gu;
const SENTENCE_END = /[。！？\n¶]/u;
/** Who does it: the noun before the particle. 〇 stands for something that was said. */
const SUBJECT = /([^、。〇{}]{0,12}|\{me\}[^、。〇{}]{0,4})(?:は|が|も)(?![^、]*[なら]ば)/gu;
const HERO = '{me}';
/** Things that stand before は or が in place of the object. */
const NO_ACTOR =
  /[字文紙信状帳頁条札録物品箱樽荷段道戸鍵口手足目]$|こと$|の$|とき$|なら$|それ$|これ$|ここ$|今日$|昨日$|今度$|二度$|先$|中身$/u;
/** The deed does not take place, or another person is meant to do it. */
const UNDONE =
  /^[^、。]{0,6}(?:ない|なかっ|ず(?:に|、|$)|まい|うと(?:し|思)|まえに|前に|かわりに|代わりに|ように|たら|ば、|役|人は|者は|人が|者が|れ(?:る|た|て|ば)|せ(?:る|た|て)|ても)/u;

/** What is told of a noun: the letters that a person wrote. */
const OF_A_NOUN = /^[\p{Script=Han}\p{Script=Katakana}]/u;
const ENDS_A_CLAUSE = /[ただるくぐすむぶう]$/u;
/** … unless the traveller did it: the bond that it wrote itself. */
const ITSELF = /自分で$/u;

/** Deeds of the traveller that a wording tells and that are among the given ones. Slots stand in it unfilled. */
export function deedsIn(wording: string, among: ReadonlySet<VetoId>): readonly VetoId[] {
  // Most texts have none of the words: they are not taken apart.
  const told = SIGNED.filter(([id, { deed }]) => among.has(id) && deed.test(wording));
  if (told.length === 0) return [];
  let actor: 'hero' | 'another' = 'hero';
  const found = new Set<VetoId>();
  for (const sentence of wording.replace(SAID, '〇').replace(SAID, '〇').split(SENTENCE_END)) {
    for (const [id, sign] of told) {
      const match = sign.deed.exec(sentence);
      if (match === null || isUndone(match, sentence)) continue;
      const before = sentence.slice(0, match.index);
      if (actorBefore(before, actor) !== 'hero') continue;
      if (sign.object === undefined || sign.object.test(clauseOf(before))) found.add(id);
    }
    actor = actorBefore(sentence, actor);
  }
  return [...found];
}

function isUndone({ 0: deed, index }: RegExpExecArray, sentence: string): boolean {
  const after = sentence.slice(index + deed.length);
  const isOfANoun = ENDS_A_CLAUSE.test(deed) && OF_A_NOUN.test(after);
  return UNDONE.test(after) || (isOfANoun && !ITSELF.test(sentence.slice(0, index)));
}

/** Who acts at the end of a text. @param last Who acted before it. */
function actorBefore(text: string, last: 'hero' | 'another'): 'hero' | 'another' {
  const named = [...text.matchAll(SUBJECT)].map(([, noun = '']) => noun);
  const actor = named.findLast((noun) => noun.includes(HERO) || !NO_ACTOR.test(noun));
  if (actor === undefined) return last;
  return actor.includes(HERO) ? 'hero' : 'another';
}

/** The last clauses, in which an object stands. */
function clauseOf(before: string): string {
  return before.slice(-24);
}
