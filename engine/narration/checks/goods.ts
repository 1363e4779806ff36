import { CATALOGUE } from '../../../story/catalogue/catalogue';
import { STAND_INS } from '../facts/stand-ins';
import { faultsOf, type Check, type Draft } from './check';

/** Rejects catalogue items that are neither carried nor present. */
export const goods: Check = ({ body, facts }) => {
  const strange = goodsIn(withoutPlainThings(body, facts)).filter(
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
    const before = rest;
    rest = rest.replaceAll(商品名, '＿');
    // 竹の皮の握り飯: what another thing is made of or wrapped in.
    return before.replaceAll(`${商品名}の`, '').includes(商品名)
      ? [{ id: 商品ID, name: 商品名 }]
      : [];
  });
}

/** Names that are one plain word are of things that others have, too, where nobody of the section is in the paragraph. */
const PLAIN = CATALOGUE.filter(({ 商品名 }) => /^[\p{Script=Han}々]{1,3}$/u.test(商品名));

/** What is got is nobody else's, even where nobody is named. */
const GOT = /手に入れ|買っ|買い取|譲り受け|もらっ|受け取っ/u;

function withoutPlainThings(text: string, { present }: Draft['facts']): string {
  const people = [STAND_INS.me, STAND_INS.guest, ...present.map(({ name }) => name)];
  return text
    .split(/(?<=\n)/u)
    .map((paragraph) =>
      GOT.test(paragraph) || people.some((name) => paragraph.includes(name))
        ? paragraph
        : PLAIN.reduce((rest, { 商品名 }) => rest.replaceAll(商品名, '＿'), paragraph),
    )
    .join('');
}
