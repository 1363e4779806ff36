import { CATALOGUE } from '../../../story/catalogue/catalogue';
import { faultsOf, type Check } from './check';

/** Rejects catalogue items that are neither carried nor present. */
export const goods: Check = ({ body, facts }) => {
  const strange = goodsIn(body).filter(
    ({ id, name }) => !facts.goods.includes(id) && !facts.outline.includes(name),
  );
  return faultsOf(
    'goods',
    strange.map(({ name }) => name),
    (name) => `「${name}」はここにない。筋書きと手持ちの品だけを使う。`,
  );
};

/** Matches the longest names first, so that a part of a name does not match another one. */
function goodsIn(text: string): { id: number; name: string }[] {
  const named = CATALOGUE.filter(({ 商品名 }) => text.includes(商品名)).sort(
    (a, b) => b.商品名.length - a.商品名.length,
  );
  let rest = text;
  return named.flatMap(({ 商品ID, 商品名 }) => {
    if (!rest.includes(商品名)) return [];
    rest = rest.replaceAll(商品名, '＿');
    return [{ id: 商品ID, name: 商品名 }];
  });
}
