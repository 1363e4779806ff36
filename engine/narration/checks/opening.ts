import { NO_FAULTS, type Check } from './check';

/** Shorter lines (「はい。」) may be said again. */
const SHORT = 6;

/** The participant's own first line stands first, as it is, and once. */
export const opening: Check = ({ body, text, opening: line }) => {
  const words = line.replace(/^「|」$/gu, '');
  const isAgain = words.length >= SHORT && body.includes(words);
  return text.startsWith(line) && !isAgain
    ? NO_FAULTS
    : [{ code: 'opening', advice: '最初の一言は書かない。そのすぐあとから書きはじめる。' }];
};
