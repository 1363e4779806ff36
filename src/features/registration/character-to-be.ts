import { normaliseLine } from '../../../story/user-text/normalise-text';
import { firstWordProblem, nameProblem } from '../../../story/user-text/text-problem';
import { camps } from '../../messages/camps';
import { registration as texts } from '../../messages/registration';
import type { RegistrationValues } from './validate';

/** What the character will be like, as far as the form says: what is missing or refused in it is left out. */
export function characterToBe(values: Omit<RegistrationValues, 'oid'>): string {
  const onamae = normaliseLine(values.onamae);
  const firstWord = normaliseLine(values.firstWord);
  const name = nameProblem(onamae) === null ? onamae : texts.unnamed;
  const words = firstWordProblem(firstWord) === null ? texts.says(firstWord) : '';
  return `${texts.character(name, camps.character[values.camp])}${words}`;
}
