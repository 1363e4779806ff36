/** A lady keeps です・ます; わ closes her speech, の her questions. */
export function convertForLady(text: string, isLast: boolean): string {
  const isOpen = /何|誰|どこ|いくら|いつ|どう|どの|どれ|なぜ/u.test(text);
  if (!isOpen && /(?:[えけげせてねべめれ]|でき)ますか$/u.test(text)) return `${text}しら`;
  if (/(?:では|じゃ)ありませんか$/u.test(text)) return text.replace(/か$/u, 'こと？');
  if (/ませんか$/u.test(text)) return text.replace(/か$/u, 'こと？');
  if (/(?:[うくぐすつぬぶむるたい]|な)(?<!どなた|あなた)のです(?:か)?$/u.test(text))
    return text.replace(/のですか?$/u, 'んですの') + mark(text);
  if (/(?:です|ます|ました|でした)か$/u.test(text)) return text.replace(/か$/u, 'の？');
  if (/(?:いくら|何|誰|どこ|いつ|どう|どれ)です$/u.test(text)) return `${text}の？`;
  if (/(?:[うくぐすつぬぶむるたい]|な)んです$/u.test(text)) return `${text}の`;
  if (/ください$/u.test(text)) return `${text}な`;
  if (isLast && /(?:です|(?<!ござい)ます|(?<!ござい)ました|ません|でした)$/u.test(text))
    return `${text}わ`;
  return text.replace(/(です|ます|ました|ません)(ね|よ)$/u, '$1わ$2');
}

function mark(text: string): string {
  return text.endsWith('か') ? '？' : '';
}
