import { HUMAN } from '../facts/humans';
import { isCommonNoun } from '../facts/katakana-nouns';
import { told } from './claims';
import { faultsOf, type Check } from './check';

const KATAKANA =
  '(?<![\\p{Script=Katakana}ー])(?<name>[\\p{Script=Katakana}ー]{2,6})(?![\\p{Script=Katakana}ー])';
const TITLE = `(?:${HUMAN}|\\p{Script=Han}{1,3}[屋師工方番頭主]|大工|元締め|[^\\s、。「」]{1,3}売り|娘|男|女|幼なじみ|友|友人|相棒|知り合い|仲間|弟子|師|犬|猫|剣士|王女?|王子|魔女|船長|僧|[兄弟姉妹]の?|長|案内役|主人|騎士|博士|隊長|[狼熊虎])`;
/** Who did something first: 帳面を抱えたジンペイが. */
const DESCRIBED = `[たるい]${KATAKANA}[はが]`;
const NAMED = [
  new RegExp(DESCRIBED, 'gu'),
  new RegExp(
    `(?:^|[、。」])${KATAKANA}は、?(?:何も|黙|まだ|もう|とうとう|ふと|すぐ|やっと|ようやく|じっと|そっと|少し|しばらく|首|手|目|顔|一)`,
    'gu',
  ),
  new RegExp(`${TITLE}の?${KATAKANA}`, 'gu'),
  new RegExp(
    `${KATAKANA}(?:という(?:名|男|女|娘|者|人)|といった。|といって|と(?:名乗|呼[ばびぶんべ]|申)|さん|商会)`,
    'gu',
  ),
  new RegExp(
    `${KATAKANA}[はが](?:[^。「」、]{0,8})(?:笑|頷|うなず|言[うい]|答え|応じ|叫|呟|つぶや|首を|手を|声を|肩を|腕を|眉を|目を|置い|ほどい|現れ|待っ|黙)`,
    'gu',
  ),
];
/** Addressed by name, or a person to ask, to meet or to wait for: these count in speech, too. */
const SAID = [
  new RegExp(`「${KATAKANA}(?:、|さん|さま|ちゃん|くん)`, 'gu'),
  new RegExp(
    `${KATAKANA}(?:さん)?(?:に(?:聞[いくけ]|訊[いくけ]|尋ね|頼[みめむん]|会[いうえっ]|相談)|を(?:呼[びべぶん]|訪ね|捜|探)|なら(?:知って|そう言)|[がは](?:言って|知って|待って|怒|笑|呼んで))`,
    'gu',
  ),
];
/** Rejects names in katakana that the facts do not have. */
export const names: Check = ({ body, facts }) => {
  const known = [
    facts.outline,
    facts.world,
    facts.place,
    ...facts.present.flatMap(({ name, manner }) => [name, manner]),
    ...facts.bag,
    ...facts.elsewhere,
    ...facts.spokenOf,
    ...facts.absent,
  ].join();
  const namesBy = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? '');
  const found = [
    ...told(body).flatMap((sentence) => NAMED.flatMap((pattern) => namesBy(sentence, pattern))),
    ...SAID.flatMap((pattern) => namesBy(body, pattern)),
  ];
  return faultsOf(
    'people',
    found.filter((name) => !known.includes(name) && !isCommonNoun(name)),
    (name) => `${name}という名は事実にない。新しい名前の人を作らない。`,
  );
};
