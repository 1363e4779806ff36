import type { Faults } from '../fault';
import type { Line } from './line';
import { speechFault } from './speech-fault';

/**
 * The text of a line `- …`, in which `¶` begins a paragraph.
 * @param written What follows the mark.
 */
export function readWording(line: Line, written: string, faults: Faults): string {
  const { line: number, column } = line;
  const start = column + line.text.length - written.length;
  if (written === '') faults.add('text', { line: number, column }, 'The wording is empty.');
  const empty = /¶(?=¶|$)/u.exec(written);
  if (empty !== null) {
    const position = { line: number, column: start + empty.index };
    faults.add('paragraph', position, 'No text follows ¶: the paragraph is empty.');
  }
  const bare = written.replace(/\{[^{}]+\}/gu, ({ length }) => ' '.repeat(length));
  const brace = bare.search(/[{}]/u);
  if (brace >= 0) {
    const position = { line: number, column: start + brace };
    faults.add('slot', position, 'A brace has no partner, or nothing stands between the two.');
  }
  const speech = speechFault(written);
  if (speech !== null) {
    faults.add('speech', { line: number, column: start + speech.at }, speech.message);
  }
  return written.replaceAll('¶', '\n');
}
