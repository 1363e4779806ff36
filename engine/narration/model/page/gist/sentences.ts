/** Cuts at ends of sentences outside of speech, after speech, and at line breaks. */
export function sentencesWithSpeech(text: string): string[] {
  const sentences: string[] = [];
  let depth = 0;
  let sentence = '';
  const letters = [...text];
  for (const [index, letter] of letters.entries()) {
    if (letter !== '\n') sentence += letter;
    if (/[「『（]/u.test(letter)) depth += 1;
    if (/[」』）]/u.test(letter)) depth -= 1;
    const next = letters[index + 1] ?? '';
    const isEnd = /[。！？]/u.test(letter) && !/[」』）！？]/u.test(next);
    const isSpeech = letter === '」' && !/[とのがをはにも、。」]/u.test(next);
    if (letter === '\n' || (depth === 0 && (isEnd || isSpeech))) {
      if (sentence !== '') sentences.push(sentence);
      sentence = '';
    }
  }
  return sentence === '' ? sentences : [...sentences, sentence];
}
