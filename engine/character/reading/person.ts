import type { Reading } from '../schema/reading';
import type { Hit } from './hits';
import { isDenied } from './stance';
import { isOfSomebodyElse } from './subject';
import { spanOf, type Text } from './text';

/** What ends a noun of what the hero is: 猫です, 猫の魔女, ある日スライムになった. */
const IS_ONE =
  /^(?:です|である|なの(?:だ|です)|だ(?:よ|ぞ|が|けど|から|。|$|、)|じゃ(?!な)|にゃ|の姿|に(?:なっ|され|変え|化け|転生|変身)|型|系(?:女|男)?|娘|少女|少年|の子(?:ども|供)?(?=。|$|です|だ)|族|。|$|のくせに|なのに|だった)/iu;
/** What stands before a noun for another person: 相棒の猫. */
const SOMEBODY_IS = /(?:の|な|を|に|と|も|好きな|は)$/u;
const SELF_IS =
  /(?:^|[。、!?\n]|私は|わたしは|俺は|僕は|ぼくは|実は|元は|正体は|本当は|種族は|種族:|ただの|しがない|普通の|喋る|しゃべる|白い|黒い|小さな|大きな|青い|赤い|老いた|のら|野良)$/u;
/** What the hero is, with what kind of one it is, and nothing else: 迷子の白猫。 */
const KIND_OF =
  /(?:^|[。!?\n])(?!大?好き(?:な|の)|(?:嫌い|苦手|好物|弱点|趣味|隣|近所|うち|家|飼い主|[^。]{0,3}[父母兄姉弟妹娘妻夫友孫師](?:さん|ちゃん|匠|達|人)?|息子)(?:な|の))[^、。!?はがをにでと]{1,10}(?:の|な)$/u;

const GENDER_WORDS: readonly (readonly ['woman' | 'man', RegExp])[] = [
  [
    'woman',
    /少女|(?<!好きな)女の子(?=です|だ|。|$|、|で|の|\()|女子(?!校|会|トイレ)|(?<![a-z])OL(?![a-z])|受付嬢|(?<!花)嫁(?=です|だ|。|$|、|で)|人妻|(?<=[のいたるな])(?<!(?:嫌い|苦手)な)女(?=です|だ|。|$|、|で)|男装の麗人|(?:長|次|三|四)女(?=です|だ|。|$|、|で|坊)|シングルマザー|の(?:母|ママ|母親)(?=です|だ|。|$|、|で)|お姉(?:さん|ちゃん)(?=です|だ|。|$|、|で)|おばあ(?:さん|ちゃん)(?=です|だ|。|$|、|で|\()|の妹(?=です|だ|。|$|の(?:ほう|方))|の姉(?=です|だ|。|$|の(?:ほう|方))|ボクっ[娘子]|僕っ[娘子]|(?<!彼)女性(?!が|恐|に)|(?<![ぁ-んァ-ヶ一-龠])女(?=(?:です|だ|。|、|$|の(?:剣|騎|料|薬|船|大工|子です)))|(?:一人の|旅の|若い|無口な|大柄な|小柄な|強い|謎の|荒い|乱暴な|荒っぽい)女(?=。|$|です|だ|、)|女(?:剣士|騎士|戦士|侍|武者|船長|海賊|主人|料理人|医者|探偵|商人|大工|社長|将軍|盗賊|忍者|鍛冶|漁師|職人|親分|博徒|船乗り)|産婆|助産婦|(?<!お)おかみ(?=です|だ|。|$|、|で|さん(?=です|だ|。|$|、|で))|女?(?:姐御|姉御|あねご)(?!肌|風|口調)|女(?:番長|頭目|頭領|頭|渡世人|棟梁|首領|兵士|傭兵|山賊|義賊)|くノ一|魔女|聖女|巫女|老婆|老女|婆(?!ちゃん)|ばあさん|おばさん|おばちゃん|オカン|女将|主婦|お嬢様(?!に|の|を)|令嬢|王女|姫(?!を|に|と)|皇女|女王|未亡人|女子高生|娘(?=です|だ。|。|$)|看板娘|村娘|町娘|一人娘(?=。|$|です|で)|舞姫|歌姫|海女|メイド|シスター|修道女|尼|妻(?=です|。|$)|\b(?:girl|woman|lady|princess|queen|she|her)\b/giu,
  ],
  [
    'man',
    /少年(?!時代|の心|漫|院)|(?<!好きな)男の子(?=です|だ|。|$|、|で|の|\()|男子(?!校|トイレ)|(?:長|次|三|四)男(?=です|だ|。|$|、|で|坊)|シングルファザー|の(?:父|パパ|父親)(?=です|だ|。|$|、|で)|お兄(?:さん|ちゃん)(?=です|だ|。|$|、|で)|おじい(?:さん|ちゃん)(?=です|だ|。|$|、|で|\()|の弟(?=です|だ|。|$|の(?:ほう|方))|の兄(?=です|だ|。|$|の(?:ほう|方))|イケメン(?=です|だ|。|$|、|で)|俺様|(?<=[のいたるな])(?<!(?:嫌い|苦手)な)男(?=です|だ|。|$|、|で)|男性(?!が|恐|に)|(?<![ぁ-んァ-ヶ一-龠])男(?=(?:です|だ|。|、|$|の(?:剣|騎|料|薬|船|大工|鍛冶|医者|商人|漁師|職人)))|(?:一人の|旅の|若い|無口な|大柄な|小柄な|強い|謎の|中年の|寡黙な|普通の)男(?=。|$|です|だ|、)|大男|色男|爺(?!ちゃん)|じじい|じいさん(?=。|$|です|だ|で|、)|おじいさん(?=。|$|です|だ|で|、)|おじさん(?!が|に|と)|おっさん|オッサン|おっちゃん(?=です|だ|。|$|、|で)|海の男|山の男|王子|皇子|若旦那|小僧|御曹司|執事|青年(?!実業家の)|男子高校生|老紳士|武骨な男|\b(?:boy|man|gentleman|prince|king|he|his)\b/giu,
  ],
];

/** What the hero is, where it is not human. */
export function natureIn(text: Text, hits: readonly Hit[]): Reading['nature'] {
  const { words } = text;
  for (const hit of hits) {
    if (hit.table !== 'nature') continue;
    const { id, start, end } = hit;
    if (isDenied(words, start, end) || isOfSomebodyElse(words, hits, hit)) continue;
    if (/前世[^。]*$/u.test(words.slice(0, start))) continue;
    const before = words.slice(0, start);
    // An answer on a sheet (弱点:お化け) says what the hero has, not what it is.
    if (/(?<!種族|正体|種類|姿):[^。\n]*$/u.test(before)) continue;
    const isSaid = hit.sure
      ? !/^(?:(?:だけ)?が|を|に(?!なっ|され|転生)|と|から|たち|軍|嫌い|退治|狩り|ハンター|使い)/u.test(
          words.slice(end),
        )
      : IS_ONE.test(words.slice(end)) &&
        (SELF_IS.test(before) || !SOMEBODY_IS.test(before) || isKindOf(words, before, end)) &&
        words.length > end - start + 1;
    if (isSaid) return { id, span: spanOf(text, start, end), confidence: hit.sure ? 0.9 : 0.7 };
  }
  return null;
}

function isKindOf(words: string, before: string, end: number): boolean {
  return /^(?:。|$)/u.test(words.slice(end)) && KIND_OF.test(before);
}

export function genderIn(text: Text, hits: readonly Hit[]): Reading['gender'] {
  const { words } = text;
  for (const [id, pattern] of GENDER_WORDS) {
    for (const match of words.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (isOfSomebodyElse(words, hits, { start, end }) || isDenied(words, start, end)) continue;
      if (/^(?:(?:たち)?(?:が|を|に|と|から)|のような|みたい|好き|嫌い)/u.test(words.slice(end)))
        continue;
      // Words of address: お兄ちゃん、起きて.
      if (text.source === 'first-line' && /^[、!]/u.test(words.slice(end))) continue;
      return { id, span: spanOf(text, start, end), confidence: 0.8 };
    }
  }
  return null;
}
