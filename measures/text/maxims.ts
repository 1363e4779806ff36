/** In the plain present: うまい話には裏がある。 */
const PRESENT = /(?:[うくぐすつぬぶむるい]|だ|である)。$/u;
const PAST = /(?:た|んだ)。$/u;
/** Something that is going on here: 下では見物が笑っている。 */
const GOING_ON = /(?:て|で)(?:いる|いない|おく|くる|いく)。$/u;
/** Points at something here and now, or quotes. */
const HERE =
  /^(?:この|その|あの|ここ|そこ|これ|それ|目の端|下では|上では|近くで|今|いま|あと|まだ|もう)|荷札|[「」『』]/u;
const HEARSAY = /(?:らしい|そうだ|という)。$/u;
/** What makes a statement one about everybody. */
const GENERAL =
  /(?:者|(?<![一二三四五六七八九十本])人|もの|こと|とき|うち)(?:は|には|から|ほど|も)|ほど|[えけげせてねべめれ]ば、?|なら、|たいてい|だいたい|いつも|どんな|誰でも|かならず|必ず|とは、|より(?:高|安|早|重|軽|ま|い)|しかない/u;
/** What makes it hold although it tells of something that is going on. */
const ALWAYS = /ほど|たいてい|だいたい|いつも|かならず|必ず|誰でも|とき、/u;
/** In characters. */
const LONGEST = 45;

/**
 * Whether a sentence that opens the player's section is a maxim: a present-tense statement without the character, about
 * nothing that is going on here.
 * @param name The character's.
 */
export function isMaxim(sentence: string, name: string): boolean {
  return (
    sentence.length <= LONGEST &&
    PRESENT.test(sentence) &&
    !PAST.test(sentence) &&
    !HERE.test(sentence) &&
    !sentence.includes(name) &&
    (!GOING_ON.test(sentence) || ALWAYS.test(sentence))
  );
}

/** Whether a sentence that closes a section is an aphorism: a maxim that says itself that it holds for more than this. */
export function isAphorism(sentence: string, name: string): boolean {
  return isMaxim(sentence, name) && GENERAL.test(sentence) && !HEARSAY.test(sentence);
}
