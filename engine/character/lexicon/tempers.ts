import type { TemperId } from '../vocabulary/tempers';
import type { Entry } from './entry';
import { TEMPERS_OF_HEART } from './tempers-of-heart';
import { TEMPERS_OF_CONDUCT } from './tempers-of-conduct';

export const TEMPER_WORDS: Readonly<Record<TemperId, Entry>> = {
  ...TEMPERS_OF_HEART,
  ...TEMPERS_OF_CONDUCT,
};
