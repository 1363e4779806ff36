import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

/** Signs of each weather, and the weathers that they fit. */
const SIGNS: readonly { readonly words: RegExp; readonly fits: readonly string[] }[] = [
  {
    words:
      /雨(?:が|は|に|で|の中|音|粒|脚|だれ|雫)|降りつづ|土砂降り|小雨|大雨|夕立|降りしきる|雨を(?:避|よけ)/u,
    fits: ['雨'],
  },
  { words: /雪(?:が|は|の中|に)|吹雪|粉雪|みぞれ|霙/u, fits: ['雪'] },
  { words: /霧(?:が|は|の中|の向こう|に)|濃霧|靄/u, fits: ['霧'] },
  {
    words:
      /曇り空|曇天|[鉛灰]色の(?:雲|空)|雲(?:に覆|が(?:垂れ|覆|低))|空[はがも][^。]{0,4}(?:曇|鉛色)/u,
    fits: ['曇り', '雨', '雪', '霧'],
  },
  { words: /嵐(?:が|の中|に)|暴風|雷(?:が|鳴|雨)|稲妻|稲光/u, fits: ['雨'] },
  { words: /快晴|雲ひとつない|青空|晴れ渡|日差しが(?:降|照|強)/u, fits: ['晴れ'] },
];

const ELSEWHERE = /雨上がり|雨傘|明日|昨日|昨夜|雪解け|霧渡り|話は霧|の跡|上がった/u;

export const weather: Check = (draft) => {
  const wrong = SIGNS.filter(({ fits }) => !fits.includes(draft.facts.weather));
  return faultsOf(
    'weather',
    wrong.flatMap(({ words }) => claimsIn(draft, { words, unless: ELSEWHERE })),
    (words) => `「${words}」は事実とちがう。天気は${draft.facts.weather}である。`,
  );
};
