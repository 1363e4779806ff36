/** Nouns and な-adjectives that end like an adjective. */
const NOUN_IN_I =
  /(?:匂|違|間違|願|占|使|払|祝|商|誓|狙|笑|戦|扱|疑|勢|互|幸|嫌|手伝|迎|思|問|救|償|弔|食|合|迷|呪|習|行|病|養|装|舞|終)い$|(?:きれい|(?<![頼飲読休住望進包踏沈産組積編噛込挟恨盗試摘囲絞掴悔])みたい|くらい|ぐらい|せい|きらい|さいわい|ちがい|うかがい|[いお]とい|あい)$/u;
const ADJECTIVE = /(?:い|かった)$/u;

/** Whether the words before です end in an adjective: 寒い, 行きたい, 寒かった. */
export function endsInAdjective(text: string): boolean {
  return ADJECTIVE.test(text) && !NOUN_IN_I.test(text);
}
