import { counts, isMoney } from '../facts/counting';
import { numeralsIn, type Numeral } from '../facts/numerals';
import type { Amounts } from '../facts/amounts';
import { faultsOf, type Check } from './check';
import { claimsIn } from './claims';
import { withoutIndirectSpeech } from './grammar/indirect-speech';

/** Counts up to this (一度, 二人, 三つ) are allowed without being a fact. */
const FEW = 3;

/** Numbers that count nothing. */
const IDIOM =
  /百年(?:早い|の(?:恋|計))|百も承知|千(?:に|載)一|十人十色|十中八九|一から十|百(?:聞|戦)|千里|万(?:事|一|引)|九死|[五十]本の指|八(?:方|つ当たり|百屋)|七転|五分五分|三日坊主|二枚(?:目|舌)|一[石枚]二?鳥|十八番|朝飯前/u;

/** Sums without a number. */
const VAGUE_SUM =
  /(?:金貨|銀貨|銅貨|小判)の山|山のような(?:金|銀|銅)貨|一財産|大金|巨万|銀貨の山|大枚|半額|二束三文/u;

/** Rejects numbers that are no facts: sums of money, counts of goods, and other counts above `FEW`. */
export const amounts: Check = (draft) => {
  const { body, facts } = draft;
  // Names of places have numbers: 八番の桟橋.
  const unnamed = [facts.place, ...facts.elsewhere].reduce(
    (text, name) => (name === '' ? text : text.replaceAll(name, '＿')),
    body,
  );
  const wrong = countsOf(unnamed).filter(
    (numeral) =>
      contradicts(numeral, facts.amounts) &&
      !facts.outline.includes(numeral.before.slice(-2) + numeral.written),
  );
  return [
    ...faultsOf(
      'amounts',
      wrong.map(({ written }) => written),
      (written) => `「${written}」という数は事実にない。事実にある数だけを使う。`,
    ),
    ...faultsOf(
      'amounts',
      claimsIn(draft, { words: VAGUE_SUM }),
      (words) => `「${words}」は事実にない。事実にある数だけを使う。`,
    ),
  ];
};

/** The numbers of a text; of words that a person says or thinks only those of money. */
function countsOf(text: string): Numeral[] {
  return text.split(/(?<=[。！？\n])/u).flatMap((sentence) => {
    const told = withoutIndirectSpeech(sentence);
    const thought = sentence.slice(0, sentence.length - told.length);
    return [...numeralsIn(thought).filter(isMoney), ...numeralsIn(told)];
  });
}

function contradicts(numeral: Numeral, { coins, any, units }: Amounts): boolean {
  const { value, before, after, written } = numeral;
  // The bell strikes six times in every world, and never a seventh.
  if ((value === 6 || value === 7) && /^(?:つ(?:目|め|[^。、]{0,2}の鐘)|度目の鐘)/u.test(after))
    return false;
  if (value === 6 && /鐘[はがも、]{0,2}$/u.test(before)) return false;
  if (value <= 8 && /^つ(?:折|に(?:折|たた|畳|割|切|裂|分))/u.test(after)) return false;
  if (value === 6 && /^(?:度|回|つ)(?:鳴|打|撞|響)/u.test(after)) return false;
  if (IDIOM.test(before.slice(-1) + written + after)) return false;
  if (value === 1 && after.startsWith('枚ずつ')) return false;
  // 千本の針のような: no count of anything.
  if (value % 100 === 0 && /^[^。、]{1,8}(?:よう|みたい)/u.test(after)) return false;
  // 百年前: long ago.
  if (/無$/u.test(before) || after.startsWith('文無')) return false;
  // 七度目, 五人目: the order of things, which no fact has; days are told by their own check. 三十年: a life's length.
  if (/^(?:つ|度|番|人|回|本|枚|杯|軒)目/u.test(after)) return false;
  if (after.startsWith('日') || /^[^。、]並み/u.test(after)) return false;
  // 二十歩ほど: about so far, about so long.
  if (
    /^(?:歩|尺|丈|里|町|間|刻|息|呼吸|秒)(?:ほど|ばかり|あまり|くらい|ぐらい|近く|足らず)/u.test(
      after,
    )
  )
    return false;
  // 百回は数えた: very often.
  if (value >= 100 && /^[回度]/u.test(after)) return false;
  if (value >= 10 && /^年(?!目|後)/u.test(after)) return false;
  if (!counts(numeral) || (after.startsWith('年前') && value % 10 === 0)) return false;
  // Vague amounts (数十枚, 何百枚) differ from every fact.
  if (/[数何幾]$/u.test(before)) return isMoney(numeral);
  // One coin may lie in the hand; whether it is spent is told by another check.
  if (value === 1 && before.includes('銀貨')) return false;
  if (isMoney(numeral)) return !coins.has(value);
  if (any.has(value)) return false;
  const isOfGoods = units.some((unit) => after.startsWith(unit));
  return value > (isOfGoods ? 1 : FEW);
}
