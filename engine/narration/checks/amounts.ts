import { counts, isMoney } from '../facts/counting';
import { numeralsIn, type Numeral } from '../facts/numerals';
import type { Amounts } from '../facts/amounts';
import { faultsOf, type Check } from './check';

/** Counts up to this (一度, 二人, 三つ) are allowed without being a fact. */
const FEW = 3;

/** Rejects numbers that are no facts: sums of money, counts of goods, and other counts above `FEW`. */
export const amounts: Check = ({ body, facts }) => {
  const wrong = numeralsIn(body).filter(
    (numeral) =>
      contradicts(numeral, facts.amounts) &&
      !facts.outline.includes(numeral.before.slice(-2) + numeral.written),
  );
  return faultsOf(
    'amounts',
    wrong.map(({ written }) => written),
    (written) => `「${written}」という数は事実にない。事実にある数だけを使う。`,
  );
};

function contradicts(numeral: Numeral, { coins, any, units }: Amounts): boolean {
  if (!counts(numeral)) return false;
  const { value, before, after } = numeral;
  // Vague amounts (数十枚, 何百枚) differ from every fact.
  if (/[数何幾]$/u.test(before)) return isMoney(numeral);
  if (isMoney(numeral)) return !coins.has(value);
  if (any.has(value)) return false;
  const isOfGoods = units.some((unit) => after.startsWith(unit));
  return value > (isOfGoods ? 1 : FEW);
}
