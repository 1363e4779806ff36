import { CATALOGUE } from '../../../story/catalogue/catalogue';
import { nameInText } from '../../../story/goods/name-in-text';
import type { TextFault } from './text-fault';

/** Counters of everyday things that are no catalogue items. */
const EVERYDAY: readonly (readonly [names: string, counters: string])[] = [
  ['本 帳面 絵本 帳簿', '冊 巻'],
  ['縄 綱 紐 糸', '束 本 筋 巻 条 玉'],
  ['猫 犬 山羊 羊 兎 鼠 蟹 狐 狸 驢馬 馬 牛', '匹 頭'],
  ['鳥 鳩 鴉 雀 鶏 鴎 梟', '羽'],
  ['魚 鰯 鯖 鰊', '匹 尾 本'],
  ['手紙 葉書', '通 枚 本 束'],
  ['銀貨 銅貨 皿 紙 板 札 布 切符', '枚 束'],
  ['剣 刀', '本 振 口 丁'],
  ['船 舟', '艘 隻 杯'],
];

/** The counters of each thing: for goods the catalogue's own. */
const GOODS: ReadonlyMap<string, readonly string[]> = new Map(
  CATALOGUE.map((item) => [nameInText(item), [item.数量単位]]),
);
const THINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ...EVERYDAY.flatMap(([names, counters]) =>
    names.split(' ').map((name) => [name, counters.split(' ')] as const),
  ),
  ...GOODS,
]);

/** The checked counters; others (三日, 一度, 二人) count no things. */
const COUNTERS: readonly string[] = [...new Set([...THINGS.values()].flat())];

/** Words that look like a number with a counter. */
const WORDS = /^(?:一口|一体|一面|一杯|一組に|一本気|一枚上|一枚噛|一着を争)/u;

const longestFirst = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');

const COUNT = `(?<count>[一二三四五六七八九十百千数幾]+(?<counter>${longestFirst(COUNTERS)}))`;
const LETTER = '[\\p{Script=Han}\\p{Script=Katakana}ー]';

/** 麻縄三束, 麻縄を三束 and 三束の麻縄; a name within a longer word (荒縄, 縄目) is another thing. */
const PATTERNS: readonly RegExp[] = [
  `(?<!${LETTER})(?<name>${longestFirst(THINGS.keys())})を?${COUNT}`,
  // が and は do not mark what is counted (a dog can drink ten cups), except after goods.
  `(?<!${LETTER})(?<name>${longestFirst(GOODS.keys())})(?<topic>[がはも])${COUNT}`,
  `${COUNT}の(?<name>${longestFirst(THINGS.keys())})(?!${LETTER})`,
].map((pattern) => new RegExp(pattern, 'gu'));
/** Stands in whatever a pattern finds, and is found much faster than the names. */
const ANY_COUNT = new RegExp(COUNT, 'u');

/** Numbers of things with a counter that those things are not counted in. */
export function counterFaults(text: string): TextFault[] {
  if (!ANY_COUNT.test(text)) return [];
  return PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
    ({ 0: found, groups = {}, index }) => {
      const { name = '', counter = '', count = '', topic } = groups;
      const fitting = THINGS.get(name) ?? [];
      const isPrice =
        counter === '枚' &&
        (topic !== undefined || /^[でにと]/u.test(text.slice(index + found.length)));
      if (fitting.includes(counter) || isPrice) return [];
      if (WORDS.test(text.slice(text.indexOf(count, index)))) return [];
      return [{ kind: 'counter' as const, excerpt: `${found} (${fitting.join('・')})` }];
    },
  );
}
