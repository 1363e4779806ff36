import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

const EMPTY =
  /(?:財布|懐|巾着|有り金|持ち合わせ|手持ち|所持金|払う金|銀貨|金)[^。、]{0,12}(?:空(?:だ|で(?!な)|っぽ|に|。)|からっぽ|(?:残って|入って)いな(?:い|かった)|尽き|底をつ|使い果た)|(?:持ち合わせ|手持ち|所持金|払う金|銀貨|金)[はがも](?:[^。、]{0,8})(?<!で|では|わけには|要ら|いら|惜しく)な(?:い|かった|くな)|(?:財布|懐)[^。]{0,16}(?:出てこな|しか入って)|持ち合わせ[^。]{0,8}な[いく]|最後の一枚を使い|何も買えな|財布を逆さ|(?:財布|懐)[^。]{0,20}埃|一枚の銀貨もな|銀貨(?:の一枚も|一枚も?)[^。]{0,4}な[いか]|一枚の銀貨も残って|懐[はが][^。、]{0,6}(?:寂し|淋し|寒い)|びた一文|一文なし|一文無し|無一文|(?<!一)文無し|すっからかん/u;
const FULL = /(?:財布|懐)[がはも][^。、]{0,6}(?:重|膨ら|ふくら|暖か|温か)/u;

/** Rejects an empty purse in words while there is money, and the reverse. */
export const purse: Check = (draft) => {
  const { facts } = draft;
  const others = new RegExp(
    [
      'になる前',
      'わけに',
      '[男女人者]の',
      '[籠樽箱壺桶笊瓶鍋]',
      ...facts.present.map(({ name }) => `${name}の`),
    ].join('|'),
    'u',
  );
  return facts.purse > 0
    ? faultsOf(
        'purse',
        claimsIn(draft, { words: EMPTY, unless: others }),
        (words) => `「${words}」は事実とちがう。財布には銀貨がある。`,
      )
    : faultsOf(
        'purse',
        claimsIn(draft, { words: FULL, unless: others }),
        (words) => `「${words}」は事実とちがう。財布は空である。`,
      );
};
