import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

/** Signs of each time of day, and the times that they fit. */
const SIGNS: readonly { readonly words: RegExp; readonly fits: readonly string[] }[] = [
  {
    words:
      /夜の(?:闇|帳|通り|空|底|静け)|夜空|外は[^。、]{0,4}真っ暗|真夜中|夜更け|夜半|深夜|夜風|月明かり|月光|提灯に(?:火|灯)|寝静ま|足もとも見えな|手もとも見えな|星明かり|月[がは](?:[^。、]{0,6}(?:中天|昇|のぼ|出[てた]|照|かか))|星(?:が|は|々)[^。]{0,5}(?:またた|瞬|光|出|輝|きれい|綺麗|見え|降)|星空/u,
    fits: ['夜'],
  },
  {
    words:
      /夕日|夕陽|西日|残照|日没|夕刻|薄暮|(?:沈みか|傾いた|傾きか|暮れか)[^。、]{0,4}(?:日(?!々)|陽)|陽[がは][^。、]{0,6}(?:暮れ|沈|傾)|夕焼け(?!色)|暮れなず|暮れかか|日[がは](?:[^。、]{0,6})(?:暮れ|沈)|夕暮れ|夕闇|黄昏|たそがれ|宵の口|日が傾|とっぷり|夕餉に|夕[餉飯]の?(?:煙|匂い|支度)|(?:日|陽)[がは][^。、]{0,6}落ち(?!る前|るまで)|影[はがも]、?[^。、]{0,14}(?:長く|長々と)[^。、]{0,3}(?:伸び|のび|引)|影を?[^。、]{0,6}長く(?:伸ば|のば|引)/u,
    fits: ['夕方', '夜'],
  },
  {
    words:
      /東の空[がは]|朝焼け|朝靄|朝露|曙|早朝|朝の(?:光|陽|日差し|冷気)|鶏が(?:時を|鳴)|夜明け|夜が明け|白みはじめ|明け方|暁|日の出|朝日|(?:海|空|山|雲)の(?:端|縁|際)が[^。、]{0,10}(?:明る|白)(?:み|く)|一番鶏/u,
    fits: ['明け方'],
  },
  { words: /真昼|日が高|昼下がり|日盛り|正午/u, fits: ['昼'] },
];

const OTHER_TIME = /まで|前に|になる|次の|明日|昨夜|昨日|夜明けの絵|色を?した|待[つち]/u;

export const hour: Check = (draft) => {
  const wrong = SIGNS.filter(({ fits }) => !fits.includes(draft.facts.time));
  return faultsOf(
    'hour',
    wrong.flatMap(({ words }) => claimsIn(draft, { words, unless: OTHER_TIME, alsoSaid: true })),
    (words) => `「${words}」は事実とちがう。今は${draft.facts.time}である。`,
  );
};
