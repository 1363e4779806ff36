import type { Turn } from '../../story/turn';
import { paragraphsOf } from '../../story/turn-text';

const OPENING = '「『（';
const CLOSING = '」』）';
const ENDING = '。！？…」』）';

/** The sentences of a paragraph; what is said in brackets belongs to the sentence around it. */
function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let depth = 0;
  let sentence = '';
  const characters = [...paragraph];
  characters.forEach((character, index) => {
    sentence += character;
    if (OPENING.includes(character)) depth += 1;
    if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
    const goesOn = ENDING.includes(characters[index + 1] ?? '');
    if (depth === 0 && '。！？'.includes(character) && !goesOn) {
      sentences.push(sentence);
      sentence = '';
    }
  });
  return sentence === '' ? sentences : [...sentences, sentence];
}

/** How a turn begins: whole sentences of its first paragraph, at least one, at most `limit` characters where that can be. */
export function firstSentences(text: string, limit: number): string {
  const [first = ''] = paragraphsOf(text);
  const [opening = '', ...rest] = sentencesOf(first.trim());
  let told = opening;
  for (const sentence of rest) {
    if ([...told, ...sentence].length > limit) break;
    told += sentence;
  }
  return told;
}

/** How a section begins, in one sentence: leads on from the section before it. '' for one that is hidden or not loaded. */
export const openingLine = (turn: Pick<Turn, 'turn' | 'hidden'> | undefined): string =>
  turn === undefined || turn.hidden === true ? '' : firstSentences(turn.turn, 1);
