import {
  firstWordProblem,
  nameProblem,
  type FirstWordProblem,
  type NameProblem,
} from '../../../story/user-text/text-problem';
import type { Camp } from '../../../story/camp';
import { normaliseLine } from '../../../story/user-text/normalise-text';

/** What stands in the form, as it was typed. */
export interface RegistrationValues {
  readonly oid: string;
  readonly onamae: string;
  readonly firstWord: string;
  readonly camp: Camp;
}

export type FieldName = Exclude<keyof RegistrationValues, 'camp'>;

/** The field a code names comes before its hyphen. */
export type ValidationCode =
  'oid-empty' | 'oid-not-numeric' | 'oid-too-large' | NameProblem | FirstWordProblem;

export type Errors = Readonly<Partial<Record<FieldName, ValidationCode>>>;

export type ValidationResult =
  | (Omit<RegistrationValues, 'oid'> & { readonly ok: true; readonly oid: number })
  | { readonly ok: false; readonly errors: Errors };

/** Checks and normalises what was typed. Full-width digits of the owner number become half-width ones. */
export function validate(values: RegistrationValues): ValidationResult {
  const oid = values.oid.normalize('NFKC').trim();
  const onamae = normaliseLine(values.onamae);
  const firstWord = normaliseLine(values.firstWord);
  const codes = {
    oid: oidProblem(oid),
    onamae: nameProblem(onamae),
    firstWord: firstWordProblem(firstWord),
  };
  const errors = Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== null));
  return Object.keys(errors).length === 0
    ? { ok: true, oid: Number(oid), onamae, firstWord, camp: values.camp }
    : { ok: false, errors };
}

function oidProblem(oid: string): ValidationCode | null {
  if (oid === '') return 'oid-empty';
  if (!/^[0-9]+$/u.test(oid)) return 'oid-not-numeric';
  return Number.isSafeInteger(Number(oid)) ? null : 'oid-too-large';
}
