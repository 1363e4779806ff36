import { CLUB } from '../lexicon/clubs';
import type { Age } from '../schema/reading';
import type { AgeBand } from '../vocabulary/bodies';
import type { Hit } from './hits';
import { numberOf } from './numerals';
import { isFormer } from './stance';
import { isOfSomebodyElse } from './subject';
import { spanOf, type Text } from './text';

const NUMBER = '(?:\\d{1,6}|[〇一二三四五六七八九十百千万]{1,7})';
const YEARS = new RegExp(
  `(?<years>${NUMBER})(?<unit>歳|才(?!能|覚|気|色)|さい(?=。|、|!|$|の|で|だ)|[\\s-]*years?[\\s-]old|\\s*y\\.?o\\.?\\b)`,
  'giu',
);
const DECADE = new RegExp(`(?<years>[1-9]0|[二三四五六七八九]?十)代`, 'giu');
const AGED = new RegExp(
  `(?:年齢|年|とし|歳|age)(?:は|:|が)\\s*(?<years>${NUMBER})|(?<past>${NUMBER})(?:を(?:とうに|とっくに)?(?:過ぎ|越え|超え|回)|過ぎ(?:の|た|て|だ)|の坂)|\\bage\\s+(?<english>\\d{1,3})|(?<bare>[七八九]十)(?=の(?:婆|爺|老))|\\((?<paren>[1-9]\\d?)(?:歳|才)?\\)`,
  'giu',
);
/** The years of something that happened, or of another person: 十歳の時, 五歳で親を亡くした, 七歳の娘. */
const NOT_NOW =
  /^(?:の(?:時|とき|頃|ころ|春|夏|秋|冬|年|誕生日)|から|まで|に(?:な|見|し)|児(?!。|$|です|だ)|差|年上|年下|下の|上の|若|未満|以上|以下|まで|で[^。]*?(?:た|てから)(?:。|、|$))/u;

const BAND_WORDS: readonly (readonly [AgeBand, RegExp])[] = [
  [
    'child',
    /(?<!美)(?:少年(?!時代|の心|漫|院)|少女(?!趣味|漫|時代))|幼女|幼児|幼い(?!頃|ころ|妹|弟|息|娘|子ども|時)|園児|小学生|小学[1-6一二三四五六]年|(?<![一-龠])小[1-6一二三四五六](?![番度回人匹本分つ時])|年[長中少]さん|(?<!好きな)(?:男の子|女の子)(?=です|だ|。|$|、|で、)|子ども(?=(?:です|だ(?:よ|。|$)|の(?:探偵|商|魔|料|薬|勇|王|盗|ふり)|。|$|なのに))|子供(?=(?:です|だ(?:よ|。|$)|の(?:探偵|商|魔|料|薬|勇|王|盗)|。|$|なのに))|子ど?も店長|ちびっ子|チビ(?:ッ子|っ子)|赤ん坊(?=です|だ。|。|$)|洟垂れ|\b(?:kid|little (?:girl|boy)|child)\b(?!ren)/giu,
  ],
  [
    'youth',
    /中学生|高校生|女子高生|男子高生|十代|若者|若造|若い(?=(?:男|女|侍|娘|騎|剣|僧|職|薬|医|学|商|絵|魔|漁|大工|母|父|。|$|、))|青年|(?<!同じ)年頃の?|小僧(?!め)|看板娘|村娘|町娘|箱入り娘|若旦那|若侍|新入社員|(?<![a-z])JK(?![a-z])|(?:中学|高校)[1-3一二三]年|(?<![一-龠])[中高][1-3一二三](?![番度回人匹本分つ時病])|\b(?:teen(?:ager|age)?|young (?:man|woman|girl))\b/giu,
  ],
  [
    'adult',
    /大学生|二十代|三十代|アラサー|青年実業|お姉さん(?=です|だ。|系|。|$)|新婚|\badult\b/giu,
  ],
  [
    'middle-aged',
    /おじさん(?!が(?:嫌|苦|怖)|に|と)|おっさん|オッサン|おっちゃん(?=です|だ|。|$|、|で)|オジサン|おばさん(?!が(?:嫌|苦|怖)|に|と)|おばちゃん|オカン|おかん|中年|壮年|四十路|五十路|アラフォー|アラフィフ|初老|四十代|五十代|\bmiddle[- ]aged\b/giu,
  ],
  [
    'old',
    /定年(?:後(?:に|の|は)?|退職|を迎え)|年金(?:暮|生活)|おばあちゃん(?=。|$|です|だ|で|、)|おじいちゃん(?=。|$|です|だ|で|、)|老人(?!が|に|を|ホーム)|老婆|老爺|老女|老兵|老剣士|老騎士|老医|老いた(?!母|父|親|師|犬|両)|老い(?:て|ぼれ)|年寄り|爺(?!さんに|ちゃん)|じじい|ジジイ|じい(?:さん|さま)(?=。|$|です|だ|で|、)|おじいさん(?=。|$|です|だ|で|、)|おばあさん(?=。|$|です|だ|で|、)|お婆さん|婆(?!ちゃん)|ばばあ|ババア|ばあさん(?=。|$|です|だ|で|、)|隠居|古希|還暦|喜寿|米寿|白寿|卒寿|六十路|七十路|高齢|ご老体|長老|老魔|老賢|老学|老犬|老猫|老商|老職|老船|老大工|老狩|老詐|老紳|好々爺|\b(?:old (?:man|woman|lady|sailor|soldier|witch|wizard)|elderly|grandpa|granny)\b/giu,
  ],
  [
    'ageless',
    /不老|年齢不詳|不死|何百年|何千年|永遠の命|(?:百|二百|三百|四百|五百|六百|七百|八百|九百|千|数百|数千|一万|\d{3,})年(?:以上|も|間|ほど|近く)?(?:生き|前から(?:生|い))|長生きしすぎ|\b(?:immortal|ageless|ancient)\b/giu,
  ],
];

const MEMBER = new RegExp(`${CLUB}員?|部活は`, 'gu');

const OLDEST: readonly (readonly [number, AgeBand])[] = [
  [12, 'child'],
  [19, 'youth'],
  [39, 'adult'],
  [59, 'middle-aged'],
  [120, 'old'],
];

function bandOf(years: number): AgeBand {
  return OLDEST.find(([oldest]) => years <= oldest)?.[1] ?? 'ageless';
}

/** The hero's age: the years where they are said, or a word for them. */
export function ageIn(text: Text, hits: readonly Hit[]): Age | null {
  return yearsIn(text, hits) ?? bandIn(text, hits) ?? clubIn(text, hits);
}

/** Who is in a club of a school goes to one: 剣道部の主将. A club of long ago says nothing. */
function clubIn(text: Text, hits: readonly Hit[]): Age | null {
  const { words } = text;
  for (const match of words.matchAll(MEMBER)) {
    const start = match.index;
    const end = start + match[0].length;
    if (isOfSomebodyElse(words, hits, { start, end }) || isFormer(words, start)) continue;
    if (
      /^(?:(?:の[^、。]{1,8})?だった|の顧問|に(?:いた|入って(?:い)?た)|出身|を(?:引退|やめ|辞め)|OB|OG)/u.test(
        words.slice(end),
      )
    )
      continue;
    return { band: 'youth', years: null, span: spanOf(text, start, end), confidence: 0.6 };
  }
  return null;
}

function yearsIn(text: Text, hits: readonly Hit[]): Age | null {
  const { words } = text;
  for (const pattern of [YEARS, AGED, DECADE]) {
    for (const match of words.matchAll(pattern)) {
      const { years, past, english, bare, paren } = match.groups ?? {};
      const value = numberOf(years ?? past ?? english ?? bare ?? paren ?? '');
      const start = match.index;
      const end = start + match[0].length;
      if (value === null || value > 100_000 || (value < 3 && pattern !== YEARS)) continue;
      if (pattern === AGED && past !== undefined && (value < 20 || value > 120)) continue;
      if (/永遠の$/u.test(words.slice(0, start))) continue;
      if (NOT_NOW.test(words.slice(end)) || isOfSomebodyElse(words, hits, { start, end })) continue;
      if (
        /^の(?!男の子|女の子)(?:[^、。]{0,3})(?:妹|弟|娘|息子|(?<![迷男女末])子(?!ども|供|役)(?=が|を|と|持|連|の(?:母|父|親))|孫|母|父|姉|兄)/u.test(
          words.slice(end),
        )
      )
        continue;
      return {
        band: bandOf(value),
        years: pattern === DECADE ? null : value,
        span: spanOf(text, start, end),
        confidence: pattern === YEARS ? 1 : 0.7,
      };
    }
  }
  return null;
}

function bandIn(text: Text, hits: readonly Hit[]): Age | null {
  const { words } = text;
  for (const [band, pattern] of [...BAND_WORDS].reverse()) {
    for (const match of words.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (isOfSomebodyElse(words, hits, { start, end })) continue;
      if (
        /^(?:(?:たち)?(?:が|を|に|と|から|へ)|のような|のように|みたい|っぽ|好き|嫌い|扱い|には?(?:なり|な)|の(?:頃|ころ|時|とき|姿を|心))/u.test(
          words.slice(end),
        )
      )
        continue;
      return { band, years: null, span: spanOf(text, start, end), confidence: 0.8 };
    }
  }
  return null;
}
