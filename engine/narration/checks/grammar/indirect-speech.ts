/** Verbs and gestures of a person who says or thinks the words before と. */
const SAID =
  '(?:言[いうっ]|いう(?:文?字|言葉|名|札|看板|歌|言い回し)|いう声|声|答え|訊[いくか]|聞[いくか]|尋ね|叫|呟|つぶや|笑|頷|うなず|首を|肩を|膝を|胸を|腹を|手を|指さ|指し|頭を|目を|眉を|思[いうっ]|考え|話[しす]|語|説|教え|唸|嘆|頼|誘|書い|記|札に|張り紙)';
const SPEAKER = `(?:《[^》]*》|[\\p{Script=Katakana}ー]{2,6}|\\p{Script=Han}{1,4})[はがも]`;
/** 売り切れだ、とナギは言う; 売り切れだとナギは言う: words without corners, up to the sentence's と. */
const INDIRECT = new RegExp(
  `^[^。]*?(?:、と(?=[^。「」]{0,24}${SAID}|${SPEAKER})|(?<=[だたいうくすつぬむる])と(?=${SPEAKER}[^。「」]{0,16}(?:言[いうっ]|話[しす]|語[りるっ]|教え|笑[いうっ]|答え|ぼや)))`,
  'u',
);

/** A sentence without words that a person in it says or thinks. */
export function withoutIndirectSpeech(sentence: string): string {
  return sentence.replace(INDIRECT, '');
}
