import { NO_FAULTS, type Check } from './check';

/** Shorter lines (「はい。」) may be repeated, in UTF-16 code units. */
const SHORT = 6;

/** Requires the participant's first line at the start of the text, unchanged and only once. */
export const opening: Check = ({ body, text, opening: line }) => {
  const words = line.replace(/^「|」$/gu, '');
  const isAgain = words.length >= SHORT && body.includes(words);
  return text.startsWith(line) && !isAgain
    ? NO_FAULTS
    : [{ code: 'opening', advice: '最初の一言は書かない。そのすぐあとから書きはじめる。' }];
};
