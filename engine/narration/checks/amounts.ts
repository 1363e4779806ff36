import { counts, isMoney } from '../facts/counting';
import { numeralsIn, type Numeral } from '../facts/numerals';
import type { Amounts } from '../facts/amounts';
import { faultsOf, type Check } from './check';

/** 一度, 二人, 三つ: so few are told of anything without being a fact. */
const FEW = 3;

/** Only numbers that are facts: coins, counts of goods, and whatever else is more than a few. */
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
  // 数十枚 and 何百枚 are other amounts, however vague.
  if (/[数何幾]$/u.test(before)) return isMoney(numeral);
  if (isMoney(numeral)) return !coins.has(value);
  if (any.has(value)) return false;
  const isOfGoods = units.some((unit) => after.startsWith(unit));
  return value > (isOfGoods ? 1 : FEW);
}
