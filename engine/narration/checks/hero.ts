import { HUMAN } from '../facts/humans';
import { STAND_INS } from '../facts/stand-ins';
import { claimsIn } from './claims';
import { faultsOf, type Check, type Draft } from './check';

const KIND = '(?:若い[男女]|男|女|娘|老人|老婆|少年|少女|青年|若者)';
/** Another person whom a pronoun means. */
const OTHER = `(?<![^。]*(?:女|娘|婆|母|姉|妹|男|爺|父|兄|弟|息子|夫|妻)(?![^。]*${STAND_INS.me})[^。]*)`;
const STATED = new RegExp(
  `(?<!誰)${OTHER}彼女?(?:[はがのにをも、]|らし[いく])|${KIND}(?:である|の)?${STAND_INS.me}|歳の${STAND_INS.me}|${STAND_INS.me}は[^。、]{0,3}[一二三四五六七八九十]+(?:歳|の(?:娘|男|女|少年|少女))|${STAND_INS.me}(?:は|という|である)?${KIND}(?:で|だ|は、|。)|${STAND_INS.me}は[^。、「」をにとが]{0,12}${KIND}(?:だ|で(?!は)|。)|${KIND}、${STAND_INS.me}である|${STAND_INS.me}[のは][^。、]{0,6}(?:ひげ|髭|白髪|禿げ|乳房|胸のふくらみ|しわだらけ|皺だらけ|喉仏)|${STAND_INS.me}[^。]{0,4}[男女]らしく|(?:娘|女|男|少年|少女|老人|若者)らしい[^。]{0,12}${STAND_INS.me}|${STAND_INS.me}は${KIND}とは思え|そう、${STAND_INS.me}(?:である|だ)|${KIND}は[^。]{0,12}${STAND_INS.me}と(?:名乗|いう名|呼ば)|(?:還暦|古希|喜寿|米寿|初老|思春期|年頃|二十歳|三十路|四十路|五十路)[^。、]{0,8}${STAND_INS.me}|${STAND_INS.me}[はがも][^。、]{0,4}(?:年頃の|年老いた|若い|幼い|老いた)?${KIND}らし[くい]|(?:年老いた|老いた|幼い|うら若い|年端もいかない)[^。、]{0,4}${STAND_INS.me}|${STAND_INS.me}[はがも][^。、]{0,4}(?:父|母|男|女|娘|老人|少年|少女)親?の顔|(?:乙女|生娘|令嬢|婦人|貴公子|紳士|美女|美青年|美少年|美少女|中年|壮年)(?:である|の|たる|、)?${STAND_INS.me}|${STAND_INS.me}[はがも][^。、]{0,8}(?:乙女|令嬢|婦人|貴公子|紳士|美女|美青年|美少年|美少女|中年|壮年)(?:で|だ|と|。)|(?:父親|母親|父|母|夫|妻|祖父|祖母|息子|孫娘)(?:に[なっ]|になった|である|だった|として)[^。]{0,14}${STAND_INS.me}|${STAND_INS.me}[はがも][^。、]{0,6}(?:父親|母親|夫|妻|祖父|祖母)(?:である|だ|に|として)|(?:坊主|小僧|おじさん|おばさん|おじいさん|おばあさん|お嬢さん|坊や|坊ちゃん|兄さん|姉さん|お兄さん|お姉さん)[^。]{0,14}${STAND_INS.me}[がは](?:振り|顔|立ち|足|答え)`,
  'u',
);

/** Rejects an age, a gender and a pronoun of the traveller, which belong to its participant. */
export const hero: Check = (draft) =>
  faultsOf(
    'hero',
    claimsIn({ ...draft, body: withoutOthersPronouns(draft) }, { words: STATED, isForm: true }),
    (words) => `「${words}」と書かない。${STAND_INS.me}の年も性も決まっていない。`,
  );

/** ナギの弟は足を止めた。彼は無口である: a pronoun for a person of the sentence before, which does not have the traveller. */
function withoutOthersPronouns({ body, facts }: Draft): string {
  const names = [...facts.present, ...facts.spokenOf.map((name) => ({ name }))];
  const other = [...names.map(({ name }) => name), HUMAN].join('|');
  const before = new RegExp(
    `(?<=(?:${other})(?:[はがも]|である|だ)[^。《]*。(?:「[^」]*」)?)彼女?(?=[はがのにをも])`,
    'gu',
  );
  return body.replace(before, 'その人');
}
