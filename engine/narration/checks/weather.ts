import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

/** Signs of each weather, and the weathers that they fit. */
const SIGNS: readonly { readonly words: RegExp; readonly fits: readonly string[] }[] = [
  {
    words:
      /雨(?:だ|よ|ね|じゃ)|空[がは][^。、]{0,4}泣|濡れた髪|雨[がは](?:や|止)ま(?:ず|な)|雨(?:が|は|に|で|の中|音|粒|脚|だれ|雫)|降りつづ|土砂降り|小雨|大雨|夕立|降りしきる|雨を(?:避|よけ)|傘(?:を(?:さ|差|開|広げ)|の(?:骨|縁|端|下)[^。]{0,10}(?:雫|しずく|水)|に(?:雫|しずく))|(?:空|天|雲)から[^。、]{0,8}(?:雫|水|落ち)|(?:軒|庇)[^。、]{0,6}(?:雫|しずく)が[^。]{0,6}(?:落|垂)|水たまり[^。]{0,14}(?:輪|波紋|跳ね|増え|でき)|ずぶ濡れ|濡れそぼ/u,
    fits: ['雨'],
  },
  { words: /雪(?:が|は|の中|に)|吹雪|粉雪|みぞれ|霙|雪(?:だ|よ|ね|じゃ|を)|(?:屋根|地|道|市|町|畑|野)[がは][^。]{0,8}白く(?:埋|覆|なっ|染)|白いもの[がは][^。]{0,8}(?:舞|降|落ち|ちらつ)|風花|雪化粧/u, fits: ['雪'] },
  { words: /霧(?:だ|が|は|の中|の向こう|に)|濃霧|靄|(?:乳色|乳白色|白い闇)[^。、]{0,6}(?:中|なか|向こう|溶)/u, fits: ['霧'] },
  {
    words:
      /曇り空|曇天|[鉛灰]色の(?:雲|空)|雲(?:に覆|[がは][^。]{0,10}(?:垂れ|覆|低|塞|ふさ|遮|隠))|(?:厚い|黒い|重い)雲|空[はがも][^。]{0,4}(?:曇|鉛色)/u,
    fits: ['曇り', '雨', '雪', '霧'],
  },
  { words: /嵐(?:が|の中|に)|暴風|(?:遠い|西の|東の|沖の)?空[がはで][^。、]{0,8}(?:鳴り|唸|轟|光っ)|風[がは][^。]{0,10}(?:引きちぎ|なぎ倒|吹き飛ば|さら[いっ])|雷(?:が|鳴|雨)|稲妻|稲光/u, fits: ['雨'] },
  { words: /快晴|雲ひとつない|青空|晴れ渡|日差しが(?:降|照|強)/u, fits: ['晴れ'] },
];

const ELSEWHERE = /水を打|屋は|雨上がり|雨傘|明日|昨日|昨夜|雪解け|霧渡り|話は霧|の跡|上がった/u;

export const weather: Check = (draft) => {
  const wrong = SIGNS.filter(({ fits }) => !fits.includes(draft.facts.weather));
  return faultsOf(
    'weather',
    wrong.flatMap(({ words }) => claimsIn(draft, { words, unless: ELSEWHERE, alsoSaid: true })),
    (words) => `「${words}」は事実とちがう。天気は${draft.facts.weather}である。`,
  );
};
