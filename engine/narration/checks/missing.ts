import { isMoney } from '../facts/counting';
import { numeralsIn } from '../facts/numerals';
import { faultsOf, type Check } from './check';

export const missing: Check = ({ body, facts }) => {
  const coins = numeralsIn(body)
    .filter(isMoney)
    .map(({ value }) => value);
  const left = facts.mustMention.filter((mention) =>
    mention.coins === undefined ? !body.includes(mention.words) : !coins.includes(mention.coins),
  );
  return faultsOf(
    'missing',
    left.map(({ words }) => words),
    (words) => `「${words}」が書かれていない。かならず書く。`,
  );
};
