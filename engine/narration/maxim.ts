/** A statement in the plain present: うまい話には裏がある。 */
const PRESENT = /(?:[うくぐすつぬぶむるい]|だ|である)。$/u;
/** Describes something in progress. */
const GOING_ON = /(?:て|で)(?:いる|いない|おく|くる|いく)。$/u;
/** Refers to the present scene, or quotes. */
const POINTING = /^(?:この|その|あの|ここ|そこ|これ|それ|いま|今|まだ|もう)|[「」『』]/u;
/** In UTF-16 code units; longer sentences are narrative. */
const LONGEST = 45;

/** Whether a sentence is a general statement: in the plain present, without the traveller, about nothing in progress. */
export function isMaxim(sentence: string, name: string): boolean {
  return (
    sentence.length <= LONGEST &&
    PRESENT.test(sentence) &&
    !GOING_ON.test(sentence) &&
    !POINTING.test(sentence) &&
    !sentence.includes(name)
  );
}
