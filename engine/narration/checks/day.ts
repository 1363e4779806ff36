import { kanjiNumber } from '../../japanese/numbers';
import { numeralsIn } from '../facts/numerals';
import { claimsIn, told } from './claims';
import { faultsOf, type Check } from './check';

const PASSED =
  /(?:翌朝|翌日|次の日|[あ明]くる(?:日|朝)|次の朝)(?:[、にも]|が来)|[二三四五六七八九十数幾]+(?:日|晩|夜|週間)(?:の(?:あいだ|間|のち)、?|間、|を(?:費や|過ごし|かけ)|にわた)|(?:一月|ひと月|半月|半年|一年|数[日年]|[二三四五六七八九十]+(?:日|年))(?:ほど|ばかり|あまり)(?:経|過ぎ|たっ)|日付が変わ|(?:あれ|それ)から[^。、]{0,3}(?:一?週間|[数幾]日|ひと月|半月|半年|[一二三四五六七八九十数]+(?:日|年|か月|月))|一夜明けて|[一二三四五六七八九十百数幾]+(?:日|週間|か月|月|年)(?:後、|が(?:過ぎ|経)(?!た\p{Script=Han}))|一昨日も|季節が[^。、]{0,6}(?:巡|変わ|移)|一夜[がは]?、?明け|幾日も|(?:もう|はや|かれこれ)(?:半月|ひと月|半年|[一二三四五六七八九十数]+(?:日|か月|年))(?:に?な|も)|夜が明けて、|(?:いくつも|幾つも|幾晩も)の?[^。、]{0,4}(?:夜|朝|日)を(?:数え|越|過ご|迎)|[二三四五六七八九十]度[目め]の(?:朝|夜|晩)|(?:半月|ひと月|半年)が(?:過ぎ|経)|[今]日で[一二三四五六七八九十]+日|(?:春|夏|秋|冬)が(?:過ぎ|来[たて])/u;
const PLANNED = /明日|約束|考え|船が出る|待[てつ]/u;

/** Rejects days that have not passed, and another day than this one. */
export const day: Check = (draft) => {
  const { facts, body } = draft;
  const counted = told(body).flatMap((sentence) =>
    numeralsIn(sentence)
      .filter(({ value, after }) => after.startsWith('日目') && value !== facts.day)
      .filter(({ written }) => !facts.outline.includes(`${written}日目`))
      .filter(() => !PLANNED.test(sentence) && !/世界|朝に聞|昔/u.test(sentence))
      .map(({ written }) => `${written}日目`),
  );
  const first = facts.day === 1 ? [] : claimsIn(draft, { words: /最初の日、|初日の/u });
  return faultsOf(
    'day',
    [...counted, ...first, ...claimsIn(draft, { words: PASSED, unless: PLANNED })],
    (words) => `「${words}」は事実とちがう。今は${kanjiNumber(facts.day)}日目で、日は変わらない。`,
  );
};
