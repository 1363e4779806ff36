import { NO_FAULTS, type Check } from './check';

/** Length of a turn's text with names filled in, in UTF-16 code units. */
export const TEXT_LENGTH = { min: 150, max: 400 } as const;

export const length: Check = ({ text }) => {
  const { min, max } = TEXT_LENGTH;
  if (text.length >= min && text.length <= max) return NO_FAULTS;
  const advice =
    text.length < min
      ? `短すぎる（${text.length}字）。${min}字以上にする。`
      : `長すぎる（${text.length}字）。${max}字以下にする。`;
  return [{ code: 'length', advice }];
};
